// Names, streets and shops for generating the demo's visitors.
import { lines } from './random.ts';

/** A community within a country that shares naming conventions. */
interface Community {
  /** Name pattern: G is a given name, F a family's or father's name, anything else is literal. */
  pattern: string;
  given: string[];
  family: string[];
}

export interface Homeland {
  country: string;
  dial: string;
  communities: Community[];
  cities: { city: string; region: string; postalCode: string }[];
  streets: string[];
}

/** Country | dialling code | pattern: given names: family names; ... | city, region, postal code | streets. */
const TABLE = `
Malaysia|+60|G binti F: Amira, Faridah, Nurul Huda, Siti Hajar, Aisyah: Rahman, Ismail, Abdullah, Hassan, Yusof; G bin F: Hafiz, Zulkifli, Farid, Khairul: Rahman, Ismail, Abdullah, Hassan, Yusof; F G: Mei Ling, Kok Wai, Siew Fong, Jia Hui, Wei Ming: Tan, Lim, Wong, Lee, Chong; G a/l F: Suresh, Ganesh, Vijay: Subramaniam, Murugan, Raman; G a/p F: Kavitha, Malathi, Shanti: Subramaniam, Murugan, Raman; G F: Priya, Anitha, Rajan: Nair, Menon, Pillai|Kuala Lumpur/Wilayah Persekutuan/50450, George Town/Penang/10200, Johor Bahru/Johor/80000, Ipoh/Perak/30000|Jalan Ampang, Jalan Kenanga, Lorong Seri, Jalan Telawi, Lebuh Pantai
Singapore|+65|F G: Wei Jie, Shu Fen, Jun Hao, Hui Min: Teo, Ng, Koh, Chua; G bin F: Farhan, Irfan: Salleh, Osman; G F: Deepa, Rajesh: Menon, Pillai; G F: Rachel, Joanne: Teo, Ng, Koh, Chua|Singapore/Central/068805, Singapore/East/529508|Tanjong Pagar Road, Joo Chiat Road, Arab Street
Indonesia|+62|G F: Dewi, Budi, Ratna, Agus, Putri, Bayu: Santoso, Wijaya, Lestari, Hidayat, Siregar, Kusuma|Jakarta/DKI Jakarta/10110, Surabaya/Jawa Timur/60271, Bandung/Jawa Barat/40111|Jalan Sudirman, Jalan Braga, Jalan Diponegoro
Thailand|+66|G F: Somchai, Kanya, Niran, Ploy, Arthit, Malee: Saetang, Wongsawat, Srisuk, Chaiyasit, Boonmee|Bangkok/Bangkok/10110, Chiang Mai/Chiang Mai/50200|Sukhumvit Road, Nimman Road, Charoen Krung Road
Vietnam|+84|G F: Linh, Minh, Hương, Tuấn, Thảo, Khoa: Nguyễn, Trần, Lê, Phạm, Võ, Đặng|Ho Chi Minh City/Ho Chi Minh/700000, Hanoi/Hanoi/100000|Đường Lê Lợi, Phố Hàng Bông, Đường Nguyễn Huệ
Philippines|+63|G F: Maria, Jose, Angelica, Paolo, Liza, Ramon: Santos, Reyes, Cruz, Bautista, Garcia|Makati/Metro Manila/1226, Cebu City/Cebu/6000|Ayala Avenue, Colon Street, Session Road
India|+91|G F: Ananya, Rohan, Kavita, Vikram, Meera, Arjun: Sharma, Iyer, Patel, Reddy, Kapoor, Das|Mumbai/Maharashtra/400001, Bengaluru/Karnataka/560001, Kochi/Kerala/682001|Linking Road, MG Road, Hill Road
South Korea|+82|G F: Seo-yeon, Min-jun, Ji-woo, Hyun, Eun-ji, Tae-yang: Kim, Lee, Park, Choi, Jung, Han|Seoul/Seoul/04524, Busan/Busan/48094|Teheran-ro, Garosu-gil, Haeundae-ro
Japan|+81|G F: Yuki, Haruto, Aoi, Kenji, Sakura, Naoki: Sato, Tanaka, Watanabe, Ito, Yamamoto, Kobayashi|Tokyo/Tokyo/150-0001, Osaka/Osaka/530-0001|Omotesando, Midosuji, Sakae 3-chome
China|+86|G F: Xiaoyan, Wei, Jing, Haoran, Yutong, Lei: Wang, Li, Zhang, Liu, Chen, Zhao|Guangzhou/Guangdong/510000, Shanghai/Shanghai/200000|Tianhe Road, Huaihai Road, Beijing Road
Australia|+61|G F: Olivia, Jack, Chloe, Liam, Ruby, Noah: Mitchell, Campbell, Nguyen, Walker, Rossi|Melbourne/Victoria/3000, Perth/Western Australia/6000|Chapel Street, Hay Street, Smith Street
United Arab Emirates|+971|G F: Fatima, Omar, Layla, Khalid, Noor, Yousef: Al Mansoori, Al Hashimi, Haddad, Khan, Al Suwaidi|Dubai/Dubai/00000, Sharjah/Sharjah/00000|Al Wasl Road, King Faisal Street, Jumeirah Street
United Kingdom|+44|G F: Emily, James, Sophie, Daniel, Grace, Callum: Hughes, Patel, Bennett, O’Connor, Clarke|London/Greater London/W1F 9TB, Leeds/West Yorkshire/LS1 4DY|Carnaby Street, Briggate, Lamb’s Conduit Street
Kazakhstan|+7|G F: Айгерим, Әсел, Мадина: Сапарова, Ахметова, Жунусова, Касымова; G F: Данияр, Тимур, Ерлан: Сапаров, Ахметов, Жунусов, Касымов|Almaty/Almaty/050000|Abay Avenue, Dostyk Avenue
`;

const split = (text: string): string[] => text.split(',').map((part) => part.trim());

export const HOMELANDS: readonly Homeland[] = lines(TABLE).map((row) => {
  const [country = '', dial = '', communities = '', cities = '', streets = ''] = row.split('|');
  return {
    country,
    dial,
    communities: communities.split(';').map((community) => {
      const [pattern = '', given = '', family = ''] = community.split(':');
      return { pattern: pattern.trim(), given: split(given), family: split(family) };
    }),
    cities: split(cities).map((place) => {
      const [city = '', region = '', postalCode = ''] = place.split('/');
      return { city, region, postalCode };
    }),
    streets: split(streets),
  };
});

export const SHOP_FIRST_WORDS =
  split(`Seruni, Delima, Marigold, Kopi Lane, Bayside, Lantern, Blue Door, Orchid Row, Maju, Cempaka,
  Riverstone, Glasshouse, Paper Crane, Mirabel, Corner, Saffron, Northgate, Little Owl, Monsoon, Hibiscus, Twelve, Palmera,
  Silver Fern, Kite, Magnolia, Tamarind, Old Mint, Pearl Street, Kasturi, Ruby Hill, Linden, Harbourview, Sunny Side, Atlas`);

/** Kind of business and the second word of a shop's name. */
export const SHOP_KINDS: readonly (readonly [nature: string, word: string])[] = [
  ['Retail chain', 'Retail'],
  ['Retail chain', 'Beauty Stores'],
  ['Distributor', 'Distribution'],
  ['Distributor', 'Trading'],
  ['Salon group', 'Salons'],
  ['Spa and hotel group', 'Resorts'],
  ['Pharmacy', 'Pharmacy'],
  ['Online retailer', 'Online'],
  ['Aesthetic clinic', 'Clinic'],
  ['Brand owner', 'Cosmetics'],
  ['Beauty academy', 'Academy'],
  ['Importer and wholesaler', 'Imports'],
];

export const DESIGNATIONS =
  split(`Buyer, Senior Buyer, Category Manager, Managing Director, Founder, Purchasing Manager,
  Salon Owner, Spa Director, Head of Procurement, Business Development Manager, Product Manager, Merchandiser, Pharmacist,
  Import Manager, Chief Executive Officer, Brand Manager`);
