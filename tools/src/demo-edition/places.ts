// Cities of exhibitors by country, with sentences that suit exhibitors from there.
import { lines } from './random.ts';

/** Country | cities | sentences that suit any exhibitor of that country. */
const TABLE = `
South Korea|Seoul, Incheon, Suwon, Daejeon, Jeju, Busan, Osong|New textures leave the laboratory every season, and we bring the ones that are not in shops yet. / Half of what we make is exported, most of it to Japan and Vietnam. / Our line in Osong works under ISO 22716 and opens to visitors.
Japan|Kyoto, Osaka, Nara, Kanazawa, Fukuoka, Nagoya, Kobe|Each batch is signed by the person who mixed it. / We prefer one partner for each country, and for a long time. / Quasi-drug registrations are held in our own name.
China|Guangzhou, Shanghai, Hangzhou, Yiwu, Suzhou, Dongguan, Ningbo|Two plants, nine hundred people, and one English-speaking engineer for every account. / We load full and mixed containers in Nansha. / Product filings are handled in house.
Hong Kong|Kwun Tong, Tsuen Wan, Sheung Wan, Fo Tan|We work between Cantonese workshops and buyers who want papers in order. / Design and trading stay in the city; production is two hours away by road.
Taiwan|Taipei, Tainan, Taichung, Hsinchu, Hualien|Research is done with a university hospital nearby. / We sell to pharmacies at home and to studios abroad.
Malaysia|Kuala Lumpur, Penang, Melaka, Johor Bahru, Shah Alam, Kuching, Kota Bharu|The plant is halal certified, and the certificate hangs at the booth. / Port Klang is forty minutes from our gate. / We speak Malay, English, Mandarin and Tamil at the booth.
Singapore|Singapore|A small house with a regional warehouse: next-day delivery to Johor and Batam. / Notified with the authority before anything is shipped.
Indonesia|Jakarta, Yogyakarta, Bandung, Surabaya, Makassar, Denpasar|Notification numbers are printed on each pack. / Raw materials are bought from cooperatives that we visit twice a year.
Thailand|Bangkok, Chiang Mai, Chonburi, Nakhon Pathom, Phuket|Notification takes us nine days. / Our herbs come from growers in the north, under contract and above the market price.
Vietnam|Ho Chi Minh City, Hanoi, Da Nang, Hue, Da Lat|We began on a market stall and still listen to the same customers. / Small orders are welcome; we pack by hand where it makes sense.
Philippines|Manila, Cebu, Davao, Baguio|Made for heat, salt air and late nights. / We supply resorts in the Visayas and shops abroad.
India|Mumbai, Kochi, Jaipur, Bengaluru, Kannauj, Ahmedabad|A licensed plant, GMP, and a library of old books that we do read. / Export paperwork for the Gulf and Africa is routine for us.
Sri Lanka|Colombo, Kandy, Galle|Spices come from our own garden near Matale. / The workshop employs thirty women from four villages.
Australia|Melbourne, Adelaide, Byron Bay, Perth|Listed where it must be, honest where it need not be. / Harvest agreements are signed with the land's traditional owners.
New Zealand|Auckland, Nelson, Dunedin|Everything that grows here has to stand a lot of sun, and so do our formulas. / We farm what we use, within sight of the plant.
Kazakhstan|Almaty, Astana, Shymkent|Mountain herbs, short summers, strong plants. / We are looking for distributors beyond Central Asia.
Italy|Milan, Bologna, Crema, Florence, Padua, Lodi|Everything is made within fifty kilometres of the office. / The third generation now signs the formulas.
France|Grasse, Lyon, Chartres, Cancale, Paris, Marseille|We invite buyers to the atelier twice a year. / Every reference is notified in Europe, with a file that can be read.
Germany|Freiburg, Hamburg, Solingen, Leipzig, Munich|Built to be repaired: parts are kept for fifteen years. / Certified by an outside body each spring.
Spain|Barcelona, Valencia, Alicante, Seville|We ship to Latin America every week. / Olive, citrus and salt are from the same coast.
Portugal|Porto, Lisbon, Aveiro|Our tiles are old, our machines are new. / A family plant of forty people on the Atlantic.
United Kingdom|Bath, Leeds, London, Bristol|UK and EU responsible persons are both in place. / Small batches, long relationships.
Ireland|Galway, Dublin, Cork|Hand-harvested under licence and dried within a day. / We answer our own telephone.
Poland|Kraków, Łódź, Warsaw, Białystok|We make for brands in eleven countries, and for two of our own. / Prices are held for a year once signed.
Denmark|Copenhagen, Aarhus, Skagen|Allergy certified and without perfume unless we say otherwise. / The factory runs on the wind that one hears in it.
Sweden|Stockholm, Malmö, Umeå|Short lists of ingredients, in type that can be read. / Nothing is launched that our own children would not use.
Switzerland|Zürich, Lausanne, Chur|Documents run to a few hundred pages, and we are proud of them. / Water from the plant's own spring.
Netherlands|Rotterdam, Utrecht, Haarlem|Consolidation for Europe from our own warehouse. / We take packaging back, wash it and tell you how often.
Greece|Chios, Thessaloniki, Athens|Picked by cooperatives on the islands. / Classic plants, current dossiers.
Ukraine|Lviv, Kyiv, Vinnytsia|Orders leave on the day that we named. / A young team with an old botanist.
Türkiye|Istanbul, Isparta, Izmir, Bursa|We deliver to the Gulf in five days and to Europe in six. / Family owned, with our own fields and our own tooling.
United Arab Emirates|Dubai, Sharjah, Abu Dhabi|Stock in Jebel Ali for the whole region. / Gift packing in Arabic and English for every season.
Saudi Arabia|Riyadh, Jeddah, Taif|Listing papers for each product on the table. / We buy roses at dawn, in Taif, in April.
Jordan|Amman, Madaba|From the lowest shore on earth, without dyes. / Exports under free trade with forty countries.
Lebanon|Beirut, Tripoli|Four generations, two languages, one kettle. / We keep going; so do our customers.
Egypt|Cairo, Luxor, Alexandria|Jasmine is picked at night and reaches the still before sunrise. / Long-staple cotton and old recipes, tested in a new laboratory.
Morocco|Marrakesh, Tafraout, Fez|Cooperatives of women press, sort and share in what we earn. / Organic certificates for every hectare.
South Africa|Cape Town, Johannesburg, Tzaneen|Wild plants are bought under benefit-sharing permits. / Tested on hair and skin of every kind we have at home.
Nigeria|Lagos, Abuja, Kano|Registration numbers on every label. / Made for our own hair first.
Ghana|Kumasi, Tamale, Accra|We pay before the harvest and not after it. / Traceable to the village.
Kenya|Nairobi, Nakuru|Solar dried, hand sorted. / Growing with three hundred smallholders.
United States|Portland, Atlanta, Austin, Denver, Los Angeles|A registered facility, with adverse-event reporting in place. / We began behind a salon and still test there.
Canada|Montréal, Halifax, Vancouver|Labels in English and French as a matter of course. / Cold winters are our test chamber.
Mexico|Guadalajara, Oaxaca, Mérida|Old plants, clear recipes. / Import papers are ready.
Brazil|São Paulo, Belém, Recife|Forest fruit bought from registered communities. / Notified with the authority and known to salons from Recife to Lisbon.
Colombia|Medellín, Bogotá, Manizales|Grown on the slope behind the plant. / We export through Cartagena every fortnight.
Peru|Lima, Cusco, Tarapoto|High fields and small lots. / Fair trade certified since the first shipment.
`;

export interface Place {
  cities: string[];
  sentences: string[];
}

const PLACES = new Map<string, Place>(
  lines(TABLE).map((row) => {
    const [country = '', cities = '', sentences = ''] = row.split('|');
    return [country, { cities: cities.split(', '), sentences: sentences.split(' / ') }];
  }),
);

export function getPlace(country: string): Place {
  const place = PLACES.get(country);
  if (place === undefined) throw new RangeError(`no place ${country}`);
  return place;
}

/** Exhibitors whose name implies their city: part of the name = city. */
const NAMED_CITIES = `
Ubud=Ubud; Kedah=Alor Setar; Penang=Penang; Melaka=Melaka; Borneo=Kuching; Kinabalu=Kota Kinabalu; Isparta=Isparta
Hualien=Hualien; Alishan=Chiayi; Tamsui=Taipei; Taichung=Taichung; Ximen=Taipei; Yilan=Yilan; Jakarta=Jakarta; Toba=Medan
Sumatra=Medan; Rinjani=Mataram; Keraton=Yogyakarta; Chao Phraya=Bangkok; Krung=Bangkok; Bangrak=Bangkok; Lanna=Chiang Mai
Isan=Khon Kaen; Samui=Surat Thani; Phuket=Phuket; Andaman=Phuket; Đà Lạt=Da Lat; Hà Nội=Hanoi; Mekong=Can Tho
Mysuru=Mysuru; Kannauj=Kannauj; Jaipur=Jaipur; Malabar=Kochi; Deccan=Hyderabad; Kandy=Kandy; Bondi=Sydney; Kakadu=Darwin
Jeju=Jeju; Doldam=Jeju; 广州=Guangzhou; Lingnan=Guangzhou; Ningxia=Yinchuan; Jiangnan=Suzhou; Lanting=Shaoxing
Brera=Milan; Navigli=Milan; Laguna Veneta=Venice; Cadore=Belluno; Euganee=Padua; Scilla=Reggio Calabria; Cancale=Cancale
Perche=Chartres; Grasse=Grasse; Calanques=Marseille; Val d’Yèvre=Bourges; Rheinwerk=Cologne; Hansekai=Hamburg
Oberrhein=Freiburg; Taunus=Frankfurt; Alicante=Alicante; Ribeira=Porto; Camden=London; Harrow=London; Pennine=Halifax
Burren=Galway; Liffey=Dublin; Praski=Warsaw; Wisła=Kraków; Skagen=Skagen; Kapadokya=Nevşehir; Boğaz=Istanbul; Ege=Izmir
Gülhane=Istanbul; Taif=Taif; Najd=Riyadh; Hijaz=Jeddah; Marina=Dubai; Petra=Wadi Musa; Beirut=Beirut; Luxor=Luxor
Thebes=Luxor; Tafraout=Tafraout; Atlas=Marrakesh; Kelaa=El Kelaa M’Gouna; Karoo=Graaff-Reinet; Lagos=Lagos; Ashanti=Kumasi
Rift Valley=Nakuru; Mojave=Barstow; Hudson=New York; Prairie=Des Moines; Fundy=Saint John; Laurentide=Montréal
Boréal=Québec; Recife=Recife; Aoraki=Timaru; Mastiha=Chios; Thalassa=Thessaloniki; Lac Clair=Lausanne; Alpenquarz=Chur
Luzon=Quezon City; Mayon=Legazpi; Kwun=Kwun Tong; Straits=Singapore; Penang Nutmeg=Penang; Chornozem=Poltava
`;

const CITY_BY_NAME = NAMED_CITIES.split(/[;\n]/)
  .map((entry) => entry.trim().split('='))
  .filter((entry) => entry.length === 2);

/** Possible cities of an exhibitor: the one implied by its name, else those of its country. */
export function citiesOf(companyName: string, country: string): string[] {
  const named = CITY_BY_NAME.find(([part = '']) => companyName.includes(part))?.[1];
  return named === undefined ? getPlace(country).cities : [named];
}
