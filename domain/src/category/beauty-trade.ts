// Categories of a beauty trade fair in three languages: a template for new editions, and used by the demo.
import type { CategoryNames } from './names.ts';

interface TemplateNode {
  /** English name, unique among all. */
  name: string;
  names: CategoryNames;
}

export interface TemplateCategory extends TemplateNode {
  subCategories: TemplateNode[];
}

/** English, Malay and Simplified Chinese trade terms: each category and its sub-categories, most to least common. */
const TABLE = `
Skincare|Penjagaan Kulit|护肤
- Serums and ampoules|Serum dan ampul|精华与安瓶
- Barrier creams|Krim pelindung kulit|屏障修护霜
- Cleansers|Pembersih muka|洁面
- Sun care|Pelindung matahari|防晒
- Sheet masks|Topeng helaian|贴片面膜
- Facial oils|Minyak wajah|面部护理油
- Toners and essences|Toner dan esen|爽肤水与精华水
- Exfoliants|Pengelupas kulit|去角质
- Eye care|Penjagaan mata|眼部护理
- Brightening care|Pencerah kulit|亮肤护理
Makeup|Solekan|彩妆
- Lip colour|Pewarna bibir|唇妆
- Foundation and cushions|Asas solek dan kusyen|粉底与气垫
- Pressed powder|Bedak padat|粉饼
- Eye colour|Pewarna mata|眼影
- Blush and highlighter|Pemerah pipi dan penyeri wajah|腮红与高光
- Mascara and liner|Maskara dan celak|睫毛膏与眼线
- Brow products|Produk kening|眉妆
- Brushes and sponges|Berus dan span solek|化妆刷与美妆蛋
Fragrance|Wangian|香氛
- Eau de parfum|Eau de parfum|浓香水
- Attar and oud|Attar dan gaharu|阿塔尔香油与沉香
- Home fragrance|Wangian rumah|家居香氛
- Solid perfume|Minyak wangi pejal|固体香膏
- Body mists|Semburan badan|身体喷雾
- Hair perfume|Wangian rambut|头发香氛
- Discovery sets|Set percubaan|香水试用套装
- Fragrance oils|Minyak pewangi|香精油
Hair Care|Penjagaan Rambut|护发
- Scalp care|Penjagaan kulit kepala|头皮护理
- Shampoo and conditioner|Syampu dan perapi|洗发水与护发素
- Hair masks and treatments|Topeng dan rawatan rambut|发膜与护理
- Styling|Penggayaan rambut|头发造型
- Hair colour|Pewarna rambut|染发
- Textured hair|Rambut kerinting|卷发护理
- Smoothing and keratin|Pelurusan dan keratin|柔顺与角蛋白护理
- Hair tools|Alatan rambut|美发工具
Nail Care|Penjagaan Kuku|美甲
- Gel polish|Pengilat kuku gel|甲油胶
- Nail lacquer|Pengilat kuku|指甲油
- Press-on nails|Kuku lekat|穿戴甲
- Nail art|Seni kuku|美甲彩绘
- Manicure tools|Alatan manikur|美甲工具
- UV and LED lamps|Lampu UV dan LED|UV 与 LED 光疗灯
- Cuticle care|Penjagaan kutikel|指缘护理
Spa and Wellness|Spa dan Kesejahteraan|水疗与养生
- Massage oils|Minyak urut|按摩油
- Body scrubs|Skrub badan|身体磨砂
- Aromatherapy|Aromaterapi|芳香疗法
- Bath salts and soaks|Garam dan rendaman mandian|浴盐与泡浴
- Hammam and steam|Hamam dan sauna wap|土耳其浴与蒸汽浴
- Jamu and herbal rituals|Jamu dan rawatan herba|佳木与草本疗护
- Foot care|Penjagaan kaki|足部护理
- Treatment room linen|Kain linen bilik rawatan|护理室布草
Packaging and Supply|Pembungkusan dan Bekalan|包装与供应
- Airless bottles|Botol tanpa udara|真空瓶
- Glass bottles and jars|Botol dan balang kaca|玻璃瓶罐
- Tubes|Tiub|软管
- Compacts and palettes|Bekas bedak dan palet|粉盒与彩妆盘
- Refill systems|Sistem isi semula|替换装系统
- Pumps and droppers|Pam dan penitis|泵头与滴管
- Cartons and labels|Kotak dan label|纸盒与标签
- Moulded fibre|Gentian acuan|模塑纤维
- Sachets and pods|Saset dan pod|小袋装与胶囊装
Aesthetic Devices|Peranti Estetik|美容仪器
- LED masks|Topeng LED|LED 光疗面罩
- Microcurrent|Arus mikro|微电流
- Radio frequency|Frekuensi radio|射频
- Hydradermabrasion|Hidradermabrasi|小气泡水氧焕肤
- Diode laser hair removal|Penyingkiran bulu laser diod|半导体激光脱毛
- Skin analysers|Penganalisis kulit|皮肤检测仪
- Home-use devices|Peranti kegunaan rumah|家用美容仪
- Device consumables|Bahan guna habis peranti|仪器耗材
OEM and ODM|OEM dan ODM|OEM 与 ODM 代工
- Skincare manufacturing|Pembuatan produk penjagaan kulit|护肤品代工
- Colour cosmetics manufacturing|Pembuatan kosmetik solekan|彩妆代工
- Hair care manufacturing|Pembuatan produk rambut|护发品代工
- Fragrance filling|Pengisian wangian|香水灌装
- Small-batch production|Pengeluaran kelompok kecil|小批量生产
- Formula development|Pembangunan formula|配方研发
- Testing and registration|Ujian dan pendaftaran produk|检测与备案注册
- Turnkey private label|Jenama persendirian dari awal hingga siap|一站式贴牌代工
Ingredients|Bahan Ramuan|原料
- Botanical extracts|Ekstrak tumbuhan|植物提取物
- Peptides and actives|Peptida dan bahan aktif|多肽与活性成分
- Hyaluronic acid|Asid hialuronik|透明质酸
- Oils and butters|Minyak dan mentega|油脂与植物脂
- Ferments and probiotics|Fermen dan probiotik|发酵物与益生菌
- Pigments and pearls|Pigmen dan mutiara|色粉与珠光颜料
- Emulsifiers and thickeners|Pengemulsi dan pemekat|乳化剂与增稠剂
- Preservation systems|Sistem pengawet|防腐体系
- UV filters|Penapis UV|紫外线吸收剂
- Perfumery raw materials|Bahan mentah minyak wangi|香料原料
Halal Beauty|Kecantikan Halal|清真美妆
- Halal skincare|Penjagaan kulit halal|清真护肤
- Halal makeup|Solekan halal|清真彩妆
- Wudu-friendly nail colour|Pewarna kuku mesra wuduk|适合小净的指甲油
- Alcohol-free fragrance|Wangian bebas alkohol|无酒精香氛
- Halal hair care|Penjagaan rambut halal|清真护发
- Halal raw materials|Bahan mentah halal|清真原料
- Halal certification services|Khidmat pensijilan halal|清真认证服务
Men's Grooming|Dandanan Lelaki|男士理容
- Beard care|Penjagaan janggut|胡须护理
- Shaving|Pencukuran|剃须
- Men's skincare|Penjagaan kulit lelaki|男士护肤
- Pomades and clays|Pomade dan clay rambut|发油与发泥
- Barber tools|Alatan barber|理发工具
- Men's body care|Penjagaan badan lelaki|男士身体护理
Salon Furniture and Equipment|Perabot dan Peralatan Salon|沙龙家具与设备
- Styling chairs|Kerusi salon|美发椅
- Back-wash units|Unit cuci rambut|洗头床
- Treatment beds|Katil rawatan|美容床
- Barber chairs|Kerusi barber|理发椅
- Trolleys and storage|Troli dan storan|工具推车与收纳
- Mirrors and lighting|Cermin dan lampu|镜台与照明
- Sterilisers and hygiene|Pensteril dan kebersihan|消毒与卫生
- Salon software|Perisian salon|沙龙管理软件
Natural and Organic|Semula Jadi dan Organik|天然与有机
- Certified organic skincare|Penjagaan kulit organik diperakui|有机认证护肤
- Waterless beauty|Kecantikan tanpa air|无水美妆
- Plant-based hair care|Penjagaan rambut berasaskan tumbuhan|植物护发
- Vegan makeup|Solekan vegan|纯素彩妆
- Solid bars|Bar pejal|固体洁护皂
- Natural deodorants|Deodoran semula jadi|天然香体产品
- Wild-harvested oils|Minyak tuaian liar|野生采集植物油
Body Care|Penjagaan Badan|身体护理
- Body lotions and butters|Losen dan mentega badan|身体乳与身体霜
- Hand creams|Krim tangan|护手霜
- Shower gels|Gel mandian|沐浴露
- Soaps|Sabun|香皂
- Deodorants|Deodoran|香体止汗
- Intimate care|Penjagaan kawasan intim|私密护理
- Firming and contouring|Penegang dan pembentuk badan|紧致塑形
Lashes and Brows|Bulu Mata dan Kening|美睫与美眉
- Lash extensions|Sambungan bulu mata|嫁接睫毛
- Strip lashes|Bulu mata palsu|整条假睫毛
- Lash lifts|Lentikan bulu mata|睫毛翘卷
- Brow lamination|Laminasi kening|眉毛定型
- Adhesives and removers|Gam dan penanggal|胶水与卸除剂
- Lash serums|Serum bulu mata|睫毛精华
Beauty from Within|Kecantikan dari Dalam|内服美容
- Collagen drinks|Minuman kolagen|胶原蛋白饮
- Beauty supplements|Suplemen kecantikan|美容营养补充品
- Functional teas|Teh berkhasiat|功能性茶饮
- Gummies|Gummy suplemen|营养软糖
- Edible bird's nest|Sarang burung walit|燕窝
- Mouth care and whitening|Penjagaan mulut dan pemutih gigi|口腔护理与美白
Mother and Baby|Ibu dan Bayi|母婴
- Baby skincare|Penjagaan kulit bayi|婴儿护肤
- Baby bath|Mandian bayi|婴儿洗浴
- Stretch mark care|Penjagaan tanda regangan|妊娠纹护理
- Nursing care|Penjagaan penyusuan|哺乳护理
- Baby sun care|Pelindung matahari bayi|婴儿防晒
- Wipes and hygiene|Tisu basah dan kebersihan|湿巾与卫生护理
`;

const nodeOf = (row: string): TemplateNode => {
  const [name = '', ms = '', chinese = ''] = row.split('|');
  return { name, names: { ms, 'zh-Hans': chinese } };
};

/** In display order. */
export const BEAUTY_TRADE: readonly TemplateCategory[] = TABLE.trim()
  .split(/\n(?!- )/)
  .map((block) => {
    const [category = '', ...subCategories] = block.split('\n- ');
    return { ...nodeOf(category), subCategories: subCategories.map(nodeOf) };
  });
