// Product kinds in packaging, devices, contract making, ingredients and furniture; columns as in product-kinds-face.ts.

export const TRADE_KINDS = `
Airless bottles | pump | Airless Bottle | airless bottles | Mono-material airless in polypropylene, 15 to 50 ml, 98 per cent evacuation. / Glass outside, replaceable pouch inside; the pump stays with the customer.
Glass bottles and jars | bottle | Glass Bottle | glass bottles | Thick-base glass with forty per cent recycled content, 30 to 100 ml. / Feeder-coloured glass from 20,000 pieces, lacquered in house.
Glass bottles and jars | jar | Opal Jar | jars | Opal glass, 15, 30 and 50 ml, with a refill cup that clicks.
Tubes | tube | Tube | tubes | Sugar-cane polyethylene, 19 to 50 mm, flexo and hot foil in one pass. / Aluminium tube with a pierce tip, recycled content stated by batch.
Compacts and palettes | compact | Refill Compact | compacts | Magnetic closure, tested for 10,000 openings, without a metal pin to remove. / A compact in moulded bamboo fibre with a real mirror.
Compacts and palettes | palette | Empty Palette | palettes | Four, six and twelve pans; tooling is ours, so that the first run is small.
Refill systems | jar | Refill Cup | refill systems | A sealed cup that drops into six of our jars; seventy per cent less plastic by weight. / Doypack refill with a spout that fits the neck of the bottle.
Pumps and droppers | dropper | Dropper | droppers and pumps | Dropper with a nitrile bulb and 0.35 ml dose, glass or PET pipette. / All-plastic pump, no spring of steel, outputs from 0.15 to 2 cc.
Cartons and labels | carton | Folding Carton | cartons | FSC board, soft touch without film, from 1,000 cartons in nine days. / Peel-and-read labels for eleven languages on a 10 ml bottle.
Moulded fibre | carton | Fibre Tray | moulded fibre | Bagasse trays pressed to a wall of 0.8 mm, coloured in the pulp.
Sachets and pods | sachet | Sample Sachet | sachets | Three-sided sachets in paper barrier film, 1 to 20 ml, filled or empty. / Water-soluble pods for powders, from 5,000.
LED masks | device | LED Mask | LED masks | Four wavelengths, 132 diodes, soft silicone and a strap that leaves no mark. / Clinic mask with fan cooling and a lock for its programme.
Microcurrent | device | Microcurrent Lifter | microcurrent devices | Six levels, gold-plated spheres, stops by itself after five minutes. / Two-handpiece unit for facial studios, with a course of two days.
Radio frequency | device | RF System | radio frequency systems | Bipolar and fractional handpieces with a temperature reading twenty times a second. / Table-top monopolar unit with contact cooling and a locked treatment log.
Hydradermabrasion | device | Hydro Peel Unit | hydradermabrasion | Three solutions, closed waste bottle, tips that cannot be used twice. / A trolley of 31 cm width for small cabins.
Diode laser hair removal | device | Diode Laser | diode lasers | 808 nm, 12 bar, contact-cooled to 5 degrees; service within two working days. / Three wavelengths in one handpiece, for skin types I to VI.
Skin analysers | device | Skin Analyser | skin analysers | Eight spectral photographs in fifteen seconds and a report the customer understands. / A tablet camera with polarised light; pictures stay on the salon's own server.
Home-use devices | device | Home Device | home-use devices | Ultrasonic cleansing spatula with an IPX7 body, charged by USB-C. / A sonic brush with a head of silicone, moulded in two hardnesses.
Device consumables | sachet | Treatment Gel | consumables | Conductive gel free of salt and colour, 250 ml and 5 litres. / Tips, caps and filters for eleven common machines, in sterile packs.
Skincare manufacturing | jar | Cream Line | skincare manufacturing | Vacuum emulsifying from 50 to 2,000 litres, filled under a laminar roof. / Serums, creams and gels from 1,000 pieces, with stability data from month one.
Colour cosmetics manufacturing | lipstick | Lip Line | colour cosmetics manufacturing | Hot pour and cold mould for bullets, 40,000 a day, colour matched to a swatch. / Pressed, baked and gel powders from 3,000 pieces a shade.
Hair care manufacturing | pump | Hair Care Line | hair care manufacturing | Shampoo and masks from 500 litres; sulphate-free bases ready to be scented.
Fragrance filling | spray | Fragrance Filling | fragrance filling | Maceration, chilling, filtering and crimping, 8,000 bottles a shift. / Small perfumes filled by hand from 200 pieces.
Small-batch production | flask | Pilot Batch | small-batch production | 100 pieces of anything in our library, for a first market test. / Twenty-kilogram batches with the papers of a big one.
Formula development | flask | Formula Development | formula development | A brief, three trials, one formula that is yours. / Reformulation without silicones, microplastics or cyclics, matched by texture panel.
Testing and registration | carton | Safety Dossier | testing and registration | Product information files, notification and label check for ASEAN, the EU and the Gulf. / Patch tests, challenge tests and SPF in vivo, under one roof.
Turnkey private label | carton | Private Label Kit | private label | Choose formula, bottle and label at the booth; goods in six weeks. / Forty stock formulas with your name, from 300 pieces.
Botanical extracts | flask | {M} Extract | botanical extracts | Glycerine extract standardised to its marker, with field and date of harvest. / Supercritical CO2 extract, free of solvent, from one kilogram.
Peptides and actives | flask | {M} Peptide Complex | peptides and actives | Four peptides in a ready solution, active from one per cent, with a published study. / Encapsulated retinal that keeps ninety-five per cent after six months at 40 degrees.
Hyaluronic acid | flask | Hyaluronate | hyaluronic acid | Four molecular weights from 5 kDa to 1.8 MDa, fermented, endotoxin tested.
Oils and butters | flask | {M} Oil | oils and butters | Cold-pressed and deodorised without solvent; RSPO or fair trade on request.
Oils and butters | flask | {M} Butter | butters | Refined to a pale butter that does not grain in summer. / Unrefined, with the scent it grew with, in drums of twenty-five kilograms.
Ferments and probiotics | flask | {M} Ferment | ferments | Galactomyces filtrate with {m}, clear, odourless and preserved without parabens. / Heat-treated lactobacillus lysate with {m}, for barrier claims.
Pigments and pearls | palette | Pearl Pigment | pigments and pearls | Synthetic mica pearls in sixty tones, free of child labour by design. / Surface-treated oxides that wet at once, for foundation lines.
Emulsifiers and thickeners | flask | Emulsifier | emulsifiers | Cold-process lecithin emulsifier for sprays and creams alike. / A natural thickener that keeps its shape at pH 3.
Preservation systems | flask | Preservation System | preservation systems | Multifunctional blend without phenoxyethanol, challenge tested in twelve bases.
UV filters | flask | UV Filter Dispersion | UV filters | Transparent zinc oxide dispersion, non-nano, sixty per cent solids.
Perfumery raw materials | flask | {M} Absolute | perfumery raw materials | Extracted near the field within hours; allergens declared to the last decimal. / Solvent-extracted lots from named growers, from 100 grams.
Styling chairs | chair | Styling Chair | styling chairs | Steel base, moulded foam, covers that one person changes in four minutes. / A low-backed chair for small salons, in twenty-two fabrics.
Back-wash units | chair | Back-wash Unit | back-wash units | Ceramic bowl that tilts, legs up at the touch of a foot, plumbing in the base. / A unit with a water-saving head: four litres a wash.
Treatment beds | chair | Treatment Bed | treatment beds | Three motors, heated mattress, 280 kg, quieter than the music. / A folding bed of 14 kg for mobile therapists.
Barber chairs | chair | Barber Chair | barber chairs | Cast base, hydraulic pump with ten years of warranty, headrest for hot towels.
Trolleys and storage | carton | Trolley | trolleys | Six drawers, a place for the dryer, castors that hair does not stop. / A wall of drawers that locks with one key.
Mirrors and lighting | device | Daylight Mirror | mirrors and lighting | 97 CRI light all around and no shadow below the chin. / A slim mirror with a shelf, a socket and nothing else.
Sterilisers and hygiene | device | Steriliser | sterilisers | Class B autoclave, 8 litres, prints or mails its record. / Disinfectant that is gentle to steel, in tabs for one litre.
Salon software | device | Salon Suite | salon software | Appointments, stock and gift cards, works when the network does not. / Booking by message in nine languages, without a monthly fee for each chair.
`;
