// Fictional exhibitors from Europe, the Middle East, Africa and the Americas, as name:category by country.

export const WESTERN_COMPANIES = `
Italy = Officina Brera Colore:mu; Conceria dei Profumi:fr; Laguna Veneta Cosmetici:od; Fratelli Ombretta:mu; Vetreria Cadore:pk; Poltrona Sette:fu; Erboristeria Monte Alto:no; Bergamotto di Scilla:in; Capelli Nostri:ha; Terme Euganee Lab:sp; Rossetto Ventuno:mu; Barberia Navigli:mn; Specchio & Luce:fu; Linea Marmo:sk
France = Maison Opaline:sk; Maison Opaline:fr; Les Embruns de Cancale:sp; Verrerie du Perche:pk; Laboratoire Hélianthe:sk; Fleur de Grasse Matières:in; Atelier Cendrée:fr; Savonnerie des Calanques:bo; Brosse & Plume:mu; Petit Édredon:mb; L’Heure Mauve:fr; Cosmétiques du Val d’Yèvre:od; Coiffure Lenoir-Vasseur:ha; Écorce Sauvage:no
Germany = Lindenhof Naturkosmetik:no; Rheinwerk Apparatebau:dv; Feuerstein Barbierbedarf:mn; Kranich Salonmöbel:fu; Moosquell Labor:sk; Hansekai Packmittel:pk; Gesellschaft für Dermatologische Forschung und Kosmetische Rohstoffe Oberrhein mbH & Co. KG:in; Zartgrün Baby:mb; Edelblatt Haar:ha; Taunus Ultraschall:dv; Fichtennadel Bad:sp
Spain = Azahar y Sal:sk; Laboratorios Peñalba:od; Manos de Olivo:bo; Vidrio Alicante Sur:pk; Peluquería Aurora Suministros:ha; Calima Perfumes:fr; Uñas del Mar:na
Portugal = Saboaria Ribeira:bo; Cortiça Pack:pk; Maré Alta Algas:in; Azulejo Skincare:sk
United Kingdom = Thornbury & Vale:fr; Pennine Soapworks:bo; Harrow Lane Barbers Supply:mn; Foxglove Skin Clinic:sk; Tide & Heather:no; Larkhill Formulation:od; Nettlefold Curls:ha; Camden Nail Union:na; Moth & Lantern Candles:fr
Ireland = Burren Seaweed Baths:sp; Clover Hollow Baby:mb; Liffey Skin Works:sk
Poland = Żywica Leśna:no; Bursztyn Kosmetyki:sk; Łąka i Las:no; Wisła Pack:pk; Lakier Praski:na; Jaśmin Laboratorium:od; Rzęsa Studio:la
Denmark = Skagen Light Therapy:dv; Havtorn Skin:sk; Lille Dun:mb
Sweden = Björksav Hud:sk; Norrsken Fragrance:fr; Granbarr Bastu:sp; Ljus Salon Systems:fu
Switzerland = Alpenquarz Derma:sk; Edelrein Cosmetic Science:in; Lac Clair Instruments:dv
Netherlands = Polder Pigments:in; Grachten Grooming:mn; Tulp & Tij:bo; Duin Refill Systems:pk
Greece = Mastiha Grove:sk; Αιγαίο Βότανα Aegean Botana:no; Thalassa Spa Salts:sp
Ukraine = Калина Косметик Kalyna Cosmetic:sk; Chornozem Beard Co.:mn; Барвінок Barvinok Nails:na
Türkiye = Gülhane Kozmetik:sk; Isparta Gül Yağı:in; Hamam Taşı:sp; Kapadokya Kili:sk; Ege Zeytin Sabunu:bo; Boğaz Parfüm:fr; Yıldız Berber Malzemeleri:mn; Çınar Ambalaj:pk; İnci Kuaför Mobilya:fu; Nar Saç Bakım:ha
United Arab Emirates = دار الغيمة Dar Al Ghaima:fr; Dune & Date:hl; Falcon Gate Aesthetics:dv; Sahra Lash Lounge Supply:la; Khor Gulf Perfumers:fr; Marina Salon Interiors:fu; Zafran Skin:sk
Saudi Arabia = ورد الطائف Taif Ward:fr; Najd Amber:fr; Hijaz Halal Beauty:hl; Ajwa Care:hl
Jordan = ملح البحر Bahr Salt:sp; Petra Mineral Mud:sk; Wadi Herb Soap:bo
Lebanon = Arz Olive Soap:bo; Zahr Perfumery:fr; Beirut Brow House:la
Egypt = نيل طيبة Nile of Thebes:sk; Lotus of Luxor:fr; Delta Jasmine Concrete:in; Cotton Moon:mb
Morocco = Argane Tafraout:in; Ghassoul Atlas:sp; Dar Zellige Hammam:sp; Rose de Kelaa:sk
South Africa = Marula Ridge:in; Karoo Rooibos Skin:sk; Protea Curl:ha
Nigeria = Adire Curl Bar:ha; Shea Sahel Collective:in; Lagos Lip Society:mu
Ghana = Ashanti Black Soap:bo; Volta Shea Works:in
Kenya = Rift Valley Aloe:no; Savanna Coils:ha
United States = Prairie Lab Co.:od; Mojave Clay Works:sk; Bluestem Barber:mn; Coil & Cedar Supply:ha; Hudson Glow Devices:dv; Desert Bloom Lashes:la; Cypress Bay Sun Care:sk; Cedar Hollow Nutrition:bw; Static Lip Lab:mu
Canada = Boréal Sève:sk; Maple Row Salon Furniture:fu; Fundy Kelp:sp; Laurentide Baume:bo
Mexico = Agave Azul Cosmética:sk; Uñas Obsidiana:na; Copal Ritual:sp
Brazil = Açaí Verde Cosméticos:no; Cachos do Recife:ha; Babaçu Mata Viva:in; Lisa Brasil Profissional:ha; Sol de Ipê:sk
Colombia = Orquídea Andina:sk; Café Piel:bo
Peru = Muña Alta:no; Sacha Selva Oils:in
`;
