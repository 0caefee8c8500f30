// Sentences of exhibitor descriptions, the other categories; format as in sentences-beauty.ts.

export const BODY_TRADE_SENTENCES = `
fr = A perfume house from {city} with {n} fragrances and no celebrity.
fr = Blenders of oud, rose and amber since {year}.
fr = Candles, diffusers and fine fragrance, poured and blended in {city}.
fr = We distil in spring, blend in summer and travel in autumn.
fr = Perfume for warm skin: lower in alcohol, longer in wear.
fr = Scents of {city}: wet stone, cardamom coffee, the inside of an old cupboard.
fr - Each scent is sold with the name of the grower of its main note.
fr - Bottles can be opened, cleaned and filled again.
fr - Private scents for hotels and shops begin at {moq} bottles.
fr - Concentrates are macerated for eight weeks and chilled twice.
fr - A smelling table at the booth holds forty raw materials.
fr - IFRA and allergen papers come with every sample.
fr - The discovery set has its own margin for retailers.
sp = Spa rituals from {city}, with the music left out.
sp = Oils, scrubs and compresses for hotels that want something local.
sp = Salts, muds and soaks from one shore.
sp = Supplier to {n} spas, from linen to last oil.
sp = Bath culture since {year}: steam, soap, rest.
sp - Treatments come with cards that a new therapist can follow.
sp - Oils wash out of towels; we tested it, with towels.
sp - Cabin sizes are returnable within the region.
sp - A hand treatment at the booth takes six minutes.
sp - Menus are written together with the spa and not sent as a file.
sp - Herbs are tied by a workshop of twelve women in the next village.
pk = Packaging maker from {city}: {n} moulding machines and one very patient colourist.
pk = Bottles, jars and closures for skincare, moulded in {city}.
pk = Refill is our business; the first sale only begins it.
pk = Cartons and labels that can be recycled without an explanation.
pk = We design, tool and fill small packaging runs since {year}.
pk = Tubes, pumps and droppers with stock in three ports.
pk - Stock shapes from {moq} pieces, own shapes in {w} weeks.
pk - Decoration is in house: screen, foil, lacquer, laser.
pk - Drop, leak and compatibility tests are part of the quotation.
pk - Recycled content is stated by lot and not by brochure.
pk - Engineering drawings leave us within two days.
pk - A sample wall of four hundred pieces is at the booth; take what fits in a bag.
pk - Food-grade plant, ISO 15378 lines for pharmacy brands.
dv = Builders of devices for beauty studios, in {city} since {year}.
dv = Light, current and ultrasound for faces, explained without a white coat.
dv = Engineers from {city} making machines that therapists do not have to fear.
dv = Professional lasers and radio frequency with service in {n} countries.
dv = Home devices that are used after the first month too; we measured it.
dv - Training takes two days and ends with an examination.
dv - Parts are shipped within a working day.
dv - Treatment logs stay in the salon, on its own memory card.
dv - Leasing from thirty-six months, through partners in the region.
dv - Medical and cosmetic versions are kept strictly apart.
dv - A trial treatment at the booth can be booked with your meeting.
dv - The handpiece counts its own pulses and says when it is tired.
od = Contract manufacturer from {city}, from first brief to pallet.
od = We make other people's brands, {n} of which you will have in your bathroom.
od = Small batches done properly: {city}, since {year}.
od = Formula, filling, papers: one contract, one contact.
od = Colour, skin and hair care under one GMP roof near {city}.
od = A development house with a plant, rather than the other way round.
od - Trials are ready in {w} weeks and adjusted twice at no charge.
od - Minimum {moq} pieces a reference, fewer for the first order.
od - Formulas belong to the client after the third order.
od - Halal, vegan and organic lines are run on separate days and cleaned in between.
od - Stability and challenge tests begin on the day of the brief.
od - We say no to about a third of the briefs, and give the reason.
od - Registration in ASEAN, the Gulf and Europe is done by our own office.
in = Actives and extracts from {city}, with the studies attached.
in = We press, distil and ferment for formulators who ask where things come from.
in = Raw materials in drums and in samples of ten grams.
in = Pigments, pearls and dispersions from {city} since {year}.
in = A biotechnology company that grows what used to be harvested.
in - Every lot has a certificate, a retained sample and a person to call.
in - Guide formulas are on the table, with the mistakes marked.
in - From one kilogram; the price falls at twenty-five.
in - COSMOS and halal approvals are held for {n} of our products.
in - Efficacy was measured at an independent institute and published in full.
in - Solvent-free extraction, spent biomass goes back to the field.
in - We stock in Singapore and Antwerp.
hl = Halal cosmetics from {city}, certified from raw material to carton.
hl = Makeup and skincare that can be worn to prayer and to the office.
hl = Alcohol-free, cruelty-free, and not expensive: made in {city}.
hl = Care for hair that is covered and skin that is not.
hl = Halal lines for brands that already exist, and brands for people who were left out.
hl - Halal certificates for every line are at the booth.
hl - Wudu tests are done by an outside laboratory and filmed.
hl - Separate tanks, separate lines, separate store.
hl - We ship to the Gulf, Central Asia and Indonesia each fortnight.
hl - Ramadan gift sets close for orders in October.
hl - Perfume is carried in water and oils; nobody has noticed the difference.
fu = Furniture for salons and clinics, built in {city} since {year}.
fu = Chairs, basins and beds that outlast two rents.
fu = Lighting and mirrors in which people like to see themselves.
fu = Everything for the room: beds, trolleys, sterilisers and the plan to place them.
fu = Software and equipment for salons with {n} chairs or with one.
fu - Covers, pumps and castors are spare parts and not secrets.
fu - We draw your floor plan before we quote.
fu - Fabrics are tested with bleach, tint and children.
fu - Delivery, building-up and removal of the old in one visit.
fu - Ten chairs fit a pallet, and a pallet fits the lift.
fu - Financing over twenty-four months for new salons.
no = Certified organic care from {city}, {n} ingredients in all.
no = Plants first: grown, gathered and pressed within a day.
no = Waterless beauty from {city}, lighter to ship and harder to spill.
no = A farm near {city} that also makes soap, or the other way round.
no = Wild-harvested oils with the name of the valley on the label.
no = Solid bars, refills and nothing in plastic since the first day.
no - COSMOS and fair trade certificates hang at the booth.
no - We publish what we pay growers.
no - Packaging is tin, glass and paper; the tape is paper too.
no - Batches are small, and numbered by the person who poured them.
no - Preserved with what keeps fruit, and tested like everything else.
no - Shops may return what they did not sell.
bo = Soap makers of {city} since {year}.
bo = Body care for every day: washes, lotions, hand creams.
bo = Simple soaps, cured for six weeks and cut with a wire.
bo = Lotions and washes for hotels and households, with refills by the canister.
bo = Body care that smells of {city} after rain.
bo - Perfume is low, so that one can wear one's own.
bo - Bars for hotels from 15 grams, wrapped or bare.
bo - Pumps are kept and bottles go round.
bo - Salt, oil and lye; the rest is time.
bo - Our hand cream is used by two orchestras.
bw = Beauty foods from {city}: collagen, herbs and birds' nest that can be traced.
bw = Supplements for skin and hair with doses that were actually studied.
bw = Teas, shots and gummies, made in a food plant and not in a kitchen.
bw = We have brewed beauty teas in {city} since {year}.
bw - Doses follow the studies and not the label next door.
bw - Halal, and free of added sugar.
bw - Stick packs and shots in your design from {moq} boxes.
bw - Each lot is tested for heavy metals, and the result is behind the code on the box.
bw - Tastings at eleven and at three.
mb = Care for babies and the people who hold them, from {city}.
mb = Short formulas for new skin, written with a midwife in {year}.
mb = Gentle washes, balms and wipes, tested by paediatricians in {city}.
mb = For pregnancy, birth and the long first year.
mb - No perfume, no colour, and a cap that opens with one hand.
mb - Ward sizes for clinics, travel sizes for parents.
mb - Wipes break down in {w} weeks, in soil and not only in theory.
mb - Every product was used on our own children first.
mb - Gift boxes are packed by a sheltered workshop.
`;

/** Sentences for any exhibitor. */
export const TRADE_SENTENCES = `
First orders from {moq} pieces.
Looking for distributors in Malaysia, Indonesia and Vietnam.
Samples of everything shown are at the booth.
We meet buyers by appointment and keep the mornings for new ones.
Export since {year}, at present to {n} countries.
Exclusive terms are open for six markets.
Sea freight from our own consolidation, air freight for launches.
Price lists in US dollars and ringgit.
Payment by letter of credit or against documents.
We answer quotations within two working days.
New this year: {n} products that have not been shown at a fair before.
Stock is held in Port Klang, so that reorders take days and not months.
Our agent for ASEAN will be at the booth as well.
We have exhibited here before, and kept most of the people whom we met.
All documents are available in English.
Plant visits can be arranged in the week after the fair.
`;

/** Sentences for makers of retail goods. */
export const SHELF_SENTENCES = `
Private label from {moq} units, artwork included.
Lead time is {w} weeks from approved artwork.
ISO 22716 and GMP certified, last audited this spring.
Display units, testers and training come with the first order.
Vegan, cruelty-free and happy to show the papers.
Please bring your brief; our chemist is at the booth on all four days.
Returns of unsold launch stock for the first season.
Small retailers are welcome; our smallest carton holds twelve.
Marketing support in four languages.
Hotels and salon chains are served directly.
A sample set can be collected after a meeting.
Registered and labelled for ASEAN, the Gulf and Europe.
`;
