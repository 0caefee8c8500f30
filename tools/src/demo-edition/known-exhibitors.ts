// Hand-written exhibitors, which pictures and tours refer to.
import type { CategoryKey } from './categories.ts';

export interface KnownExhibitor {
  name: string;
  booth: string;
  country: string;
  category: CategoryKey;
  motif: string;
  profile: string;
  description: string;
  subCategories: string[];
  /** Name, picture, description. */
  products: [string, string, string][];
  /** 'day hour' pairs kept free of demo meetings for guided tours. */
  keptFree: [number, number][];
  blocked: [number, number][];
  /** Representatives who each hold meetings; defaults to one. */
  places?: number;
}

export const KNOWN_EXHIBITORS: readonly KnownExhibitor[] = [
  {
    name: 'Atelier Nacre',
    booth: 'B-145',
    country: 'Italy',
    category: 'mu',
    motif: 'shell',
    profile: 'Lip colour, pressed powder, refillable compacts',
    description:
      'Milan colour house pressing small-batch pigments since 1987. Private label from 300 units, with refill systems for every compact.',
    subCategories: [
      'Lip colour',
      'Pressed powder',
      'Compacts and palettes',
      'Refill systems',
      'Barrier creams',
    ],
    products: [
      ['Velour Lip Rouge', 'lipstick', 'Velvet matt lip colour in a refillable case, twelve shades.'],
      [
        'Nacre Pressed Powder',
        'compact',
        'Translucent powder pressed with real mother-of-pearl lustre, 9 g.',
      ],
      [
        'Madre Refill Compact',
        'compact',
        'Empty compact in lacquered brass; takes every powder of the house.',
      ],
      ['Primer Barriera', 'tube', 'Ceramide primer that lets colour sit on dry lips and lids.'],
      ['Otto Pans', 'palette', 'Eight pans, chosen by the customer and closed with a magnet.'],
    ],
    keptFree: [[1, 11]],
    blocked: [
      [2, 13],
      [4, 17],
    ],
  },
  {
    name: 'Hanari Skin Lab',
    booth: 'A-208',
    country: 'South Korea',
    category: 'sk',
    motif: 'drop',
    profile: 'Ampoules, sheet masks, barrier creams',
    description:
      'Seoul laboratory formulating for sensitive skin. Full OEM and ODM service, from brief to finished goods in fourteen weeks.',
    subCategories: [
      'Serums and ampoules',
      'Sheet masks',
      'Barrier creams',
      'Sun care',
      'Skincare manufacturing',
    ],
    products: [
      [
        'Calm Ampoule 7',
        'dropper',
        'Panthenol and mugwort in a 30 ml dropper. Private label from 500 units.',
      ],
      ['Barrier Cream Rich', 'jar', 'Ceramide cream for dry climates, 50 ml refillable jar.'],
      ['Daily Shield SPF 50', 'tube', 'No white cast, reef-safe filters, 40 ml.'],
      ['Rice Milk Cleanser', 'pump', 'Low-foam cleanser for salon back bars, 500 ml.'],
    ],
    keptFree: [[3, 11]],
    blocked: [
      [1, 13],
      [1, 16],
      [2, 11],
      [2, 17],
      [3, 12],
      [4, 13],
      [4, 14],
    ],
  },
  {
    name: 'Seri Kenanga',
    booth: 'D-032',
    country: 'Malaysia',
    category: 'sp',
    motif: 'leaf',
    profile: 'Herbal body care, jamu scrubs, spa oils',
    description:
      'Family maker of traditional body rituals using ylang-ylang, pandan and cold-pressed coconut. Halal certified.',
    subCategories: [
      'Jamu and herbal rituals',
      'Body scrubs',
      'Massage oils',
      'Barrier creams',
      'Scalp care',
      'Serums and ampoules',
    ],
    products: [
      ['Lulur Kenanga', 'jar', 'Rice, turmeric and ylang-ylang scrub, ground fresh each week, 250 g.'],
      ['Minyak Urut Pandan', 'bottle', 'Massage oil of cold-pressed coconut and pandan leaf, 200 ml.'],
      ['Tonik Kulit Kepala', 'dropper', 'Scalp tonic with hibiscus and candlenut, 60 ml.'],
    ],
    keptFree: [[1, 14]],
    blocked: [[3, 17]],
  },
  {
    name: 'Kumo Fragrance House',
    booth: 'C-067',
    country: 'Japan',
    category: 'fr',
    motif: 'rings',
    profile: 'Fine fragrance, hinoki mist, solid perfume',
    description:
      'Quiet, low-alcohol fragrance from Kyoto. Distributor terms available across South-East Asia.',
    subCategories: ['Eau de parfum', 'Solid perfume', 'Body mists', 'Home fragrance', 'Serums and ampoules'],
    products: [
      ['Hinoki Mist', 'spray', 'Body and linen mist of hinoki wood water, four per cent alcohol, 100 ml.'],
      ['Kumo No. 4', 'spray', 'Rain on warm stone: iris, black tea and a trace of incense, 30 ml.'],
      ['Neri Solid Perfume', 'compact', 'Kneaded after the manner of neri-ko incense, in a paper case.'],
    ],
    keptFree: [[2, 13]],
    blocked: [[1, 11]],
  },
  {
    name: 'Oasis Attar',
    booth: 'E-110',
    country: 'United Arab Emirates',
    category: 'fr',
    motif: 'sunrise',
    profile: 'Attar oils, oud, alcohol-free perfume',
    description:
      'Third-generation blenders from Sharjah. Attars rest in copper for a year before they are poured; alcohol-free throughout. أجود أنواع العود والعطور الزيتية.',
    subCategories: ['Attar and oud', 'Alcohol-free fragrance', 'Hair perfume', 'Fragrance oils'],
    products: [
      ['Attar Al Waha', 'dropper', 'Taif rose and white amber in sandalwood oil, 6 ml.'],
      ['Oud Sahra', 'dropper', 'Cambodian oud aged for four years, sold by the tola.'],
    ],
    keptFree: [[3, 15]],
    blocked: [
      [1, 12],
      [4, 12],
    ],
  },
  {
    name: 'Nordhav Hair',
    booth: 'B-021',
    country: 'Denmark',
    category: 'ha',
    motif: 'letter',
    profile: 'Scalp tonics, colour-safe shampoo, styling cream',
    description: 'Salon-only hair care with a refill bar format for professional back-wash stations.',
    subCategories: ['Scalp care', 'Shampoo and conditioner', 'Styling', 'Refill systems'],
    products: [
      ['Klar Scalp Tonic', 'dropper', 'Birch and salicylic acid, used at the basin, 150 ml.'],
      ['Colour Keep Shampoo', 'pump', 'Colour-safe at pH 5, one litre, for the refill bar.'],
      ['Salt Air Cream', 'tube', 'Styling cream for movement without stiffness, 100 ml.'],
    ],
    keptFree: [[2, 14]],
    blocked: [[2, 11]],
  },
  {
    name: 'Verdant Pack',
    booth: 'F-203',
    country: 'Thailand',
    category: 'pk',
    motif: 'lattice',
    profile: 'Refillable jars, moulded fibre, mono-material tubes',
    description:
      'Packaging from sugar cane and rice straw, moulded in Chonburi. Stock shapes from 1,000 pieces, own shapes in ten weeks.',
    subCategories: ['Refill systems', 'Moulded fibre', 'Tubes', 'Glass bottles and jars'],
    products: [
      ['Straw Jar 50', 'jar', 'Rice-straw jar with a polypropylene refill cup, 50 ml.'],
      ['Cane Tube', 'tube', 'Mono-material tube in sugar-cane polyethylene, 35 mm.'],
      ['Nest Tray', 'carton', 'Moulded fibre tray for gift sets, cut to your bottles.'],
    ],
    places: 2,
    keptFree: [[4, 16]],
    blocked: [[1, 17]],
  },
  {
    name: 'Padma Ayur',
    booth: 'D-018',
    country: 'India',
    category: 'no',
    motif: 'star',
    profile: 'Ayurvedic hair oils, ubtan cleansers',
    description:
      'Vaidyas and chemists under one roof in Kochi: classical recipes, tested like modern ones. पारंपरिक नुस्खे, प्रमाणित गुणवत्ता।',
    subCategories: ['Plant-based hair care', 'Waterless beauty', 'Scalp care', 'Cleansers'],
    products: [
      ['Bhringraj Oil', 'bottle', 'Slow-cooked for eleven hours in sesame oil, 100 ml.'],
      ['Ubtan Powder Cleanser', 'sachet', 'Gram flour, turmeric and rose; add water in the palm.'],
    ],
    keptFree: [[4, 12]],
    blocked: [[2, 12]],
  },
  {
    name: 'Anatolia Rose',
    booth: 'E-044',
    country: 'Türkiye',
    category: 'sk',
    motif: 'star',
    profile: 'Rose water, facial mists, hammam soaps',
    description:
      'Distillers from Isparta: single-harvest rose water, cleansing balms and oils for retail and spa.',
    subCategories: ['Serums and ampoules', 'Barrier creams', 'Toners and essences', 'Hammam and steam'],
    products: [
      ['May Harvest Rose Water', 'spray', 'Distilled once, in May, and bottled without preservative.'],
      ['Hammam Soap with Rose', 'bar', 'Olive oil soap with petals, cured for forty days.'],
    ],
    keptFree: [],
    blocked: [
      [1, 11],
      [4, 17],
    ],
  },
  {
    name: 'Botanika Lab',
    booth: 'A-112',
    country: 'Poland',
    category: 'sk',
    motif: 'leaf',
    profile: 'Facial oils, cleansers, balms',
    description:
      'Botanicals from the Biebrza meadows, pressed and blended near Białystok. Rośliny z łąk, receptury z laboratorium.',
    subCategories: ['Facial oils', 'Cleansers', 'Certified organic skincare'],
    products: [['Meadow Facial Oil', 'dropper', 'Evening primrose and blackcurrant seed, 20 ml.']],
    keptFree: [],
    blocked: [],
  },
  {
    name: 'Curl Theory',
    booth: 'B-077',
    country: 'United States',
    category: 'ha',
    motif: 'rings',
    profile: 'Textured hair care, leave-in creams',
    description: 'Made in Atlanta for waves, curls and coils, and for the stylists who cut them dry.',
    subCategories: ['Textured hair', 'Scalp care', 'Hair masks and treatments', 'Styling'],
    products: [
      ['Theory One Leave-in', 'tube', 'Aloe and flax seed with enough slip for the fingers, 200 ml.'],
      ['Proof Gel', 'jar', 'Flexible cast that scrunches out, 300 ml.'],
    ],
    keptFree: [],
    blocked: [[3, 13]],
  },
  {
    name: 'Maison Argile',
    booth: 'A-164',
    country: 'France',
    category: 'sk',
    motif: 'sunrise',
    profile: 'Clay masks, thermal water creams',
    description:
      'Argile verte du Velay et eau thermale : des soins de cabine simples, au grain fin. Clay masks and creams for institutes, from 5 kg.',
    subCategories: ['Exfoliants', 'Toners and essences', 'Hammam and steam'],
    products: [
      ['Masque Argile Verte', 'jar', 'Green clay, ready mixed with thermal water, 500 g for cabins.'],
    ],
    keptFree: [],
    blocked: [],
  },
  {
    name: 'Suri Botanics',
    booth: 'D-041',
    country: 'Indonesia',
    category: 'ha',
    motif: 'shell',
    profile: 'Hair tonics, coconut serums',
    description:
      'Minyak kemiri dan kelapa dari Sulawesi, dipres dingin. Candlenut and coconut hair care, halal certified, with bulk supply for OEM.',
    subCategories: ['Scalp care', 'Hair masks and treatments', 'Halal hair care'],
    products: [['Kemiri Hair Tonic', 'dropper', 'Candlenut and aloe tonic for the root, 100 ml.']],
    places: 2,
    keptFree: [],
    blocked: [],
  },
  {
    name: 'Terra Clay',
    booth: 'A-159',
    country: 'Australia',
    category: 'sk',
    motif: 'arch',
    profile: 'Clay masks, mineral sunscreen',
    description: 'Coloured clays of the Flinders Ranges in masks, cleansers and a mineral SPF 50.',
    subCategories: ['Exfoliants', 'Sun care', 'Cleansers', 'Serums and ampoules'],
    products: [['Ochre Mask', 'jar', 'Red clay and jojoba, rinses off without a scrub, 120 g.']],
    keptFree: [],
    blocked: [[2, 15]],
  },
];
