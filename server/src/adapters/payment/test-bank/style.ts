// The test bank's style: deliberately generic, so that it passes for neither the show's page nor a real bank.

export const BANK_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#e8ecf0;color:#111;font:14px/1.45 Verdana,'DejaVu Sans',Arial,sans-serif}
.test{margin:0;padding:12px 16px;background:#ffd400;border-bottom:3px solid #111;text-align:center;font-weight:700;font-size:15px}
main{max-width:720px;margin:29px auto;background:#fff;border:1px solid #7c8a97}
header{padding:15px 24px;background:#0b4a7d;color:#fff}
header p{margin:0}
.name{font-size:20px;font-weight:700;line-height:1.2}
header .about{margin-top:2px;font-size:13px}
.sheet{padding:18px 24px}
h1{margin:0 0 12px;font-size:17px;line-height:1.4}
h2{margin:18px 0 15px;font-size:15px;line-height:1.6}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th,td{padding:9px 12px;border:1px solid #98a2ab;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:227px;background:#eff3f6;font-weight:400}
td{font-weight:700}
.outcome{display:grid;grid-template-columns:160px 1fr;gap:16px;align-items:center;margin-bottom:14px;font-size:13px}
.outcome p{margin:0}
button,.way{min-height:44px;padding:6px 8px;border:2px solid #0b4a7d;background:#fff;color:#0b4a7d;font:inherit;font-size:15px;font-weight:700;cursor:pointer;width:100%}
button.first,.way{background:#0b4a7d;color:#fff}
button:hover{background:#e3edf6}
button.first:hover,.way:hover{background:#08385f;color:#fff}
.way{display:inline-block;width:auto;padding:9px 20px;text-decoration:none}
.ways{display:flex;flex-wrap:wrap;gap:14px 20px;align-items:center;margin:20px 0 0}
.ways a:not(.way){color:#0b4a7d;padding:10px 0}
:focus-visible{outline:3px solid #1b4f9c;outline-offset:3px}
.foot{margin:24px 0 4px;padding-top:12px;border-top:1px solid #98a2ab;font-size:13px;color:#333}
@media (max-width:760px){
body{background:#fff;font-size:13px}
.test{padding:8px 16px;font-size:13px}
main{margin:0;border:0}
header{padding:12px 16px}
.sheet{padding:14px 16px}
h2{margin:14px 0}
th{width:97px;padding:7px 9px}
td{padding:7px 9px}
.outcome{grid-template-columns:116px 1fr;gap:12px;margin-bottom:12px}
button{font-size:13px;padding:6px 4px}
}
@media (max-width:340px){
.outcome{grid-template-columns:1fr;gap:6px}
}
`.trim();
