// Draws product pictures: a container in the exhibitor's pigment in front of an arch, in the style of the design.
import { KOHL, pigmentOf, shade, tint } from './pigments.ts';
import type { Random } from './random.ts';

/** Colours of a drawing: `p` the pigment, `g` the gradient, `d` its dark edge, `l` its light one. */
interface Paint {
  p: string;
  g: string;
  d: string;
  l: string;
}

const LID = '#43323a';
const GILT = '#c8a15a';
const WHITE_LINES = (x: number, y: number, width: number) =>
  `<path d="M${x} ${y}h${width}M${x} ${y + 16}h${Math.round(width * 0.6)}" stroke="#fff" stroke-width="4" opacity=".85"/>`;
const LABEL = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="66" fill="#fff" fill-opacity=".9"/><path d="M${x + 16} ${y + 22}h${width - 32}M${x + 16} ${y + 36}h${Math.round((width - 32) * 0.68)}M${x + 16} ${y + 50}h${Math.round((width - 32) * 0.44)}" stroke="${KOHL}" stroke-width="3" opacity=".55"/>`;

const SHAPES = {
  dropper: ({ g }) =>
    `<rect x="178" y="64" width="44" height="62" rx="18" fill="${KOHL}"/><rect x="168" y="120" width="64" height="34" rx="4" fill="${LID}"/><rect x="132" y="150" width="136" height="176" rx="22" fill="${g}"/>${LABEL(152, 214, 96)}`,
  jar: ({ g }) =>
    `<rect x="112" y="186" width="176" height="42" rx="6" fill="${KOHL}"/><rect x="104" y="226" width="192" height="100" rx="20" fill="${g}"/>${WHITE_LINES(150, 268, 100)}`,
  compact: ({ g }) =>
    `<circle cx="200" cy="226" r="100" fill="#2a1c22"/><circle cx="200" cy="226" r="78" fill="${g}"/><path d="M200 282V176M200 282l-34-98M200 282l34-98" fill="none" stroke="${KOHL}" stroke-opacity=".3" stroke-width="3"/>`,
  tube: ({ g, d }) =>
    `<path d="M146 86h108l-12 186h-84z" fill="${g}"/><path d="M142 78h116v14H142z" fill="${d}"/><rect x="160" y="272" width="80" height="54" rx="6" fill="${KOHL}"/>${WHITE_LINES(176, 136, 48)}`,
  pump: ({ g }) =>
    `<path d="M190 66h56v14h-32v34h-24z" fill="${KOHL}"/><rect x="172" y="112" width="60" height="30" rx="3" fill="${LID}"/><rect x="138" y="140" width="128" height="186" rx="12" fill="${g}"/>${WHITE_LINES(162, 214, 80)}`,
  lipstick: ({ p }) =>
    `<path d="M172 150l54-46v70h-54z" fill="${p}"/><path d="M172 150l54-46v12l-54 46z" fill="#fff" opacity=".25"/><rect x="166" y="172" width="66" height="52" fill="${GILT}"/><rect x="152" y="222" width="94" height="104" rx="4" fill="${KOHL}"/><rect x="164" y="222" width="6" height="104" fill="#fff" opacity=".14"/>`,
  bottle: ({ g, l }) =>
    `<rect x="170" y="84" width="60" height="50" rx="4" fill="${KOHL}"/><rect x="182" y="130" width="36" height="18" fill="${GILT}"/><rect x="122" y="146" width="156" height="180" rx="8" fill="${g}"/><rect x="134" y="158" width="132" height="156" rx="4" fill="${l}" opacity=".35"/>${LABEL(154, 206, 92)}`,
  palette: ({ p, d, l }) =>
    `<rect x="92" y="150" width="216" height="176" rx="10" fill="#2a1c22"/><rect x="106" y="164" width="188" height="60" rx="4" fill="#f4eef0"/><path d="M106 224l70-60h40l-70 60z" fill="#fff"/><circle cx="132" cy="274" r="24" fill="${p}"/><circle cx="186" cy="274" r="20" fill="${d}"/><circle cx="236" cy="274" r="20" fill="${l}"/><circle cx="278" cy="274" r="14" fill="${GILT}"/>`,
  brush: ({ g, p, d }) =>
    `<path d="M176 84c8-18 40-18 48 0l10 62h-68z" fill="${g}"/><path d="M188 88l-4 56M200 82v62M212 88l4 56" stroke="${d}" stroke-width="2" opacity=".6"/><rect x="170" y="146" width="60" height="40" fill="${GILT}"/><path d="M176 186h48l-12 140h-24z" fill="${KOHL}"/><path d="M186 196l-2 100" stroke="${p}" stroke-width="3" opacity=".5"/>`,
  device: ({ g, l }) =>
    `<path d="M154 118a46 46 0 0 1 92 0v24h-92z" fill="${l}"/><rect x="150" y="136" width="100" height="190" rx="30" fill="${g}"/><circle cx="200" cy="204" r="20" fill="#fff" fill-opacity=".9"/><path d="M200 194v12" stroke="${KOHL}" stroke-width="4" stroke-linecap="round"/><path d="M184 262h32M184 276h32" stroke="#fff" stroke-width="4" opacity=".85"/>`,
  sachet: ({ g, d }) =>
    `<path d="M116 110h168v216H116z" fill="${g}"/><path d="M116 110h168v22H116zM116 304h168v22H116z" fill="${d}"/><path d="M262 132v20l22-10z" fill="#fff" opacity=".5"/>${LABEL(150, 186, 100)}`,
  spray: ({ g, l }) =>
    `<rect x="178" y="70" width="44" height="36" rx="4" fill="${KOHL}"/><rect x="184" y="104" width="32" height="16" fill="${GILT}"/><path d="M160 120h80l36 50v142a14 14 0 0 1-14 14H138a14 14 0 0 1-14-14V170z" fill="${g}"/><path d="M140 200h120v112H140z" fill="${l}" opacity=".4"/><path d="M170 236h60M182 252h36" stroke="${KOHL}" stroke-width="3" opacity=".55"/>`,
  polish: ({ g }) =>
    `<path d="M180 76h40l8 118h-56z" fill="${KOHL}"/><rect x="176" y="194" width="48" height="18" fill="${LID}"/><path d="M142 236a24 24 0 0 1 24-24h68a24 24 0 0 1 24 24v90H142z" fill="${g}"/><rect x="154" y="232" width="8" height="82" rx="4" fill="#fff" opacity=".4"/>`,
  bar: ({ g, d, l }) =>
    `<rect x="104" y="238" width="192" height="88" rx="26" fill="${g}"/><rect x="124" y="176" width="152" height="66" rx="20" fill="${l}"/><path d="M158 210h84" stroke="${d}" stroke-width="4" opacity=".6"/><rect x="160" y="266" width="80" height="32" rx="10" fill="none" stroke="${d}" stroke-width="3" opacity=".6"/>`,
  wand: ({ p, g }) =>
    `<path d="M188 70h24v96h-24z" fill="${p}"/><path d="M182 78h36M180 92h40M180 106h40M180 120h40M182 134h36M184 148h32" stroke="${KOHL}" stroke-width="5"/><rect x="194" y="164" width="12" height="30" fill="${LID}"/><rect x="176" y="190" width="48" height="20" fill="${GILT}"/><rect x="170" y="208" width="60" height="118" rx="8" fill="${g}"/>`,
  chair: ({ g, d }) =>
    `<rect x="142" y="96" width="116" height="118" rx="18" fill="${g}"/><rect x="126" y="208" width="148" height="40" rx="14" fill="${d}"/><path d="M118 176h16v60h-16zM266 176h16v60h-16z" fill="${KOHL}"/><rect x="192" y="248" width="16" height="62" fill="${LID}"/><rect x="140" y="308" width="120" height="18" rx="9" fill="${KOHL}"/>`,
  carton: ({ g, d, l }) =>
    `<path d="M128 132l72-28 72 28v194H128z" fill="${g}"/><path d="M128 132l72 24 72-24-72-28z" fill="${l}"/><path d="M200 156v170" stroke="${d}" stroke-width="3" opacity=".5"/><path d="M146 220h36M146 236h24M218 220h36M218 236h24" stroke="#fff" stroke-width="4" opacity=".85"/>`,
  flask: ({ g, l }) =>
    `<path d="M178 84h44v70l56 146a20 20 0 0 1-18 26H140a20 20 0 0 1-18-26l56-146z" fill="${l}"/><path d="M156 212h88l34 88a20 20 0 0 1-18 26H140a20 20 0 0 1-18-26z" fill="${g}"/><rect x="170" y="76" width="60" height="16" rx="6" fill="${KOHL}"/><circle cx="188" cy="262" r="8" fill="#fff" opacity=".4"/><circle cx="214" cy="286" r="5" fill="#fff" opacity=".4"/>`,
  linen: ({ g, d, l }) =>
    `<rect x="108" y="258" width="184" height="68" rx="24" fill="${g}"/><rect x="116" y="202" width="168" height="60" rx="22" fill="${l}"/><rect x="128" y="152" width="144" height="54" rx="20" fill="${d}"/><path d="M140 292h120M146 232h108M156 180h88" stroke="#fff" stroke-width="3" opacity=".7"/>`,
} satisfies Record<string, (paint: Paint) => string>;

export type ProductShape = keyof typeof SHAPES;

export const isProductShape = (name: string): name is ProductShape => Object.hasOwn(SHAPES, name);

/** @returns SVG text of a square picture, below 2 kB */
export function drawProduct(companyName: string, shape: ProductShape, random: Random): string {
  const pigment = pigmentOf(companyName);
  // For variety within a range, some containers are a little lighter or darker.
  const drift = random.pick([0, 0, 0.12, 0.22]);
  const p = random.chance(0.5) ? tint(pigment, drift) : shade(pigment, drift / 2);
  const [l, d] = [tint(p, 0.45), shade(p, 0.3)];
  const gradient = `<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="${l}"/><stop offset=".35" stop-color="${p}"/><stop offset="1" stop-color="${d}"/></linearGradient></defs>`;
  const scene = `<rect width="400" height="400" fill="${tint(pigment, 0.84)}"/><path d="M70 326V190a130 130 0 0 1 260 0v136z" fill="${tint(pigment, 0.7)}"/><rect y="326" width="400" height="74" fill="${tint(pigment, 0.6)}"/><ellipse cx="200" cy="328" rx="112" ry="9" fill="${KOHL}" opacity=".16"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${gradient}${scene}${SHAPES[shape]({ p, g: 'url(#g)', d, l })}</svg>`;
}
