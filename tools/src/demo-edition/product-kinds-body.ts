// Product kinds in fragrance, spa, body, halal, natural, family and nutrition; columns as in product-kinds-face.ts.

export const BODY_KINDS = `
Eau de parfum | spray | Eau de Parfum | fine fragrance | {M} over white musk and a dry cedar base, 50 ml. / Opens with {m}, closes on skin; eighteen per cent concentration, macerated for eight weeks. / {M}, black tea and iris in a bottle that can be opened and filled again.
Attar and oud | dropper | Attar | attars | Hydro-distilled {m} in sandalwood oil, 6 ml and 12 ml. / {M} and aged oud, drawn in copper and rested for a year.
Home fragrance | jar | Scented Candle | candles | {M} in rapeseed and coconut wax, forty-five hours. / A three-wick candle in {m}; the glass goes in the dishwasher.
Home fragrance | bottle | Reed Diffuser | diffusers | {M} for rooms of twenty square metres, alcohol-free base, eight reeds.
Solid perfume | compact | Solid Perfume | solid perfume | {M} in a balm of candelilla wax; travels without a plastic bag. / A refillable locket of {m}, 4 grams, some three hundred uses.
Body mists | spray | Body Mist | body mists | Light mist of {m} with aloe, for gyms, beaches and hot offices.
Hair perfume | spray | Hair Perfume | hair perfume | {M} in a silicone-free base with UV filters for coloured hair.
Discovery sets | carton | Discovery Set | discovery sets | Eight vials of 2 ml, led by {m}, with a voucher the retailer can print on.
Fragrance oils | flask | Fragrance Oil | fragrance oils | {M} accord for soaps, candles and diffusers, IFRA certificate for each use. / {M} base for perfumers, from one kilogram.
Massage oils | bottle | Massage Oil | massage oils | Sweet almond and {m}; washes out of linen at 60 degrees. / Slow-absorbing oil with {m} for ninety-minute treatments, five litres.
Body scrubs | jar | Body Scrub | body scrubs | Coarse sugar, coconut and {m} for spa cabins, 1 kg. / Salt and {m} scrub that leaves no film on the tiles.
Aromatherapy | dropper | Essential Oil Blend | aromatherapy | {M}, lavender and bergamot, with a batch analysis on every bottle. / Roll-on with {m} for temples and wrists.
Bath salts and soaks | sachet | Bath Soak | bath soaks | Mineral salt and {m}, one sachet for one bath. / Milk bath with {m} and oat that does not clog a drain.
Hammam and steam | jar | Black Soap | hammam soaps | Olive paste soap with {m}, cooked for two days in open kettles. / Beldi soap with {m}, in tubs of one and five kilograms.
Jamu and herbal rituals | sachet | Herbal Compress | herbal compresses | Hand-tied compress of {m}, turmeric and lemongrass, steamed before use. / Lulur paste with {m}, ground fresh and rubbed off dry.
Foot care | tube | Foot Balm | foot care | Twenty per cent urea with {m}; socks optional. / Peppermint and {m} gel for tired legs, used at the end of a treatment.
Treatment room linen | linen | Treatment Linen Set | spa linen | Organic cotton wraps and face cradle covers that survive three hundred washes. / Bamboo towels that dry in half the time, with woven-in labels.
Body lotions and butters | pump | Body Lotion | body lotions | Quick lotion with {m}, 400 ml, a pump that locks for travel. / Five per cent lactic acid and {m} for rough arms and shins.
Body lotions and butters | jar | Body Butter | body butters | Whipped shea and {m}; melts on contact and is not sticky after.
Hand creams | tube | Hand Cream | hand creams | A cream with {m} that lets you use your telephone a minute later. / {M} and glycerine in an aluminium tube with a key.
Shower gels | pump | Shower Gel | shower gels | Mild gel with {m}, sold with a one-litre paper refill. / Oil-to-milk wash with {m} for dry winters.
Soaps | bar | Triple-milled Soap | soaps | {M} soap milled three times and cured for six weeks. / Palm-free bar with {m}, wrapped in seed paper.
Deodorants | bar | Deodorant Stick | deodorants | Aluminium-free stick with {m} and magnesium; no baking soda.
Intimate care | pump | Intimate Wash | intimate care | Lactic acid wash at pH 4.2 with {m}, tested by gynaecologists.
Firming and contouring | tube | Firming Gel | firming care | Caffeine and {m} with a steel roller; measured after four weeks on thirty women.
Halal skincare | jar | Halal Day Cream | halal skincare | Day cream with {m}, no alcohol and no animal glycerine; each batch certified. / Water-permeable cream with {m} SPF 30, worn through ablution.
Halal skincare | dropper | Habbatus Sauda Serum | black seed serums | Black seed oil and {m} for uneven skin, certified at every step of the chain.
Halal makeup | lipstick | Halal Lip Colour | halal makeup | Carmine-free colour in ten shades, plant wax only. / A long-wear matt that needs no alcohol to set.
Wudu-friendly nail colour | polish | Breathable Nail Colour | breathable nail colour | Lets water and air through, confirmed by an outside laboratory on each shade.
Alcohol-free fragrance | spray | Alcohol-free Perfume | alcohol-free fragrance | {M} in a water emulsion that sprays as finely as alcohol. / Oil-based {m}, long on the skin and clear on white cloth.
Halal hair care | pump | Hijab Shampoo | halal hair care | Menthol and {m} shampoo for hair that is covered all day. / A scalp mist with {m}, for use without taking the scarf off.
Halal raw materials | flask | Halal Glycerine | halal raw materials | Palm-based glycerine, 99.7 per cent, segregated lines and certificates by batch. / Marine collagen peptides with {m}, halal from catch to drum.
Halal certification services | carton | Certification Audit | certification services | Document review, plant audit and recognition in forty markets, in one project. / Gap analysis for makers who export to the Gulf and Indonesia for the first time.
Certified organic skincare | jar | Organic Face Cream | organic skincare | {M} grown on our own fields; ninety-nine per cent organic, COSMOS certified. / An unscented cream with {m}, twelve ingredients in all.
Waterless beauty | sachet | Powder Cleanser | waterless beauty | Powder with {m} that foams in wet hands; sixty washes weigh 40 grams.
Plant-based hair care | pump | Botanical Shampoo | plant-based hair care | Soapberry and {m}, thick without salt, foams as much as it should.
Vegan makeup | compact | Vegan Cheek Colour | vegan makeup | Coloured with beetroot and {m}, set in a bamboo compact. / Mineral colour without carmine, seven shades.
Solid bars | bar | Shampoo Bar | solid bars | One bar with {m} replaces three bottles; dries hard between washes. / Conditioner bar with {m}, moulded to hang on its string.
Natural deodorants | jar | Cream Deodorant | cream deodorants | Zinc and {m} in a glass jar, a pea for each arm.
Wild-harvested oils | dropper | Wild Oil | wild-harvested oils | {M} gathered by hand in one valley, pressed within a day, traced to the gatherer. / First-press {m}, nitrogen sealed, peroxide value on the label.
Collagen drinks | bottle | Collagen Drink | collagen drinks | 5,000 mg of fish collagen with {m}, 50 ml, no added sugar. / Ten shots a box with {m} and vitamin C; tastes of fruit and not of fish.
Beauty supplements | carton | Skin Capsules | supplements | Ceramides and {m}, one capsule a day, studied for twelve weeks. / Biotin, zinc and {m} in a blister that fits a letter box.
Functional teas | carton | Beauty Tea | functional teas | {M}, chrysanthemum and goji in pyramid bags that compost. / Caffeine-free evening tea with {m} and jujube.
Gummies | jar | Hair Gummies | gummies | Pectin gummies with {m} and biotin, halal and vegan.
Edible bird's nest | jar | Bird's Nest with Rock Sugar | edible bird's nest | House-nest from one farm, stewed with {m}; the code on the lid leads to the swiftlet house.
Mouth care and whitening | tube | Whitening Toothpaste | mouth care | Hydroxyapatite and {m}; no peroxide, safe for enamel. / Strips that dissolve, so that nobody has to find a bin.
Baby skincare | tube | Baby Balm | baby skincare | Oat and {m} for cheeks and nappy area, sixteen ingredients, no perfume. / A face cream for cold days with {m}, from the first week.
Baby bath | pump | Top-to-toe Wash | baby bath | Tear-free wash with {m} and a one-handed pump.
Stretch mark care | bottle | Belly Oil | stretch mark care | {M} and rosehip, no essential oils, used from the fourth month.
Nursing care | jar | Nursing Balm | nursing care | Lanolin-free balm with {m}; need not be wiped off before feeding.
Baby sun care | tube | Mineral Sun Cream | baby sun care | Zinc oxide only, SPF 50, with {m}; goes on clear enough to see where it is.
Wipes and hygiene | sachet | Water Wipes | wipes | 99.6 per cent water on plastic-free cloth, with {m}. / Compostable wipes in a tin that closes.
`;
