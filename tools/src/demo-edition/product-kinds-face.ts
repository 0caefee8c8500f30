// Product kinds in skincare, makeup, lashes, nails and hair, with names and descriptions.
// Sub-category | picture | noun | plural in a profile | sentences, one of which a product uses; {m} is an accent.

export const FACE_KINDS = `
Serums and ampoules | dropper | Ampoule | ampoules | Panthenol and {m} in a 30 ml dropper, for skin that reacts to most things. / A watery ampoule with {m}, absorbed in under a minute and safe under makeup. / Seven-day ampoule course with {m}, sold as a set of 1.5 ml phials.
Serums and ampoules | dropper | Serum | serums | Ten per cent niacinamide with {m}, pH 5.5, dermatologist tested on fifty volunteers. / A two-phase serum: {m} in water above, squalane below; shake before use. / Encapsulated retinal with {m}, strong enough for results and mild enough for every second night.
Serums and ampoules | pump | Night Concentrate | night concentrates | Overnight concentrate with {m} and two peptides, in an airless bottle that empties to the last drop.
Barrier creams | jar | Barrier Cream | barrier creams | Ceramide cream with {m} for dry climates, 50 ml refillable jar. / Ceramides, cholesterol and fatty acids in the ratio of healthy skin, with {m}.
Barrier creams | tube | Recovery Balm | recovery balms | Balm with {m} for use after peels and lasers; free of fragrance and essential oils. / A thick balm with {m} that survives wind, ski lifts and air conditioning.
Cleansers | pump | Cleanser | cleansers | Low-foam cleanser with {m} for salon back bars, 500 ml. / A gel that rinses clean in hard water, with {m} and no sulphates.
Cleansers | jar | Cleansing Balm | cleansing balms | Solid balm with {m} that melts at skin temperature and lifts waterproof makeup. / Sherbet-textured balm with {m}; the spatula snaps into the lid.
Sun care | tube | Daily Shield SPF 50 | sun care | No white cast, reef-safe filters, 40 ml, with {m}. / Fluid SPF 50 PA++++ with {m}, tested in vivo in two independent laboratories.
Sun care | bar | Sun Stick | sun sticks | A clear SPF 50 stick with {m} for touch-ups over makeup.
Sheet masks | sachet | Sheet Mask | sheet masks | Lyocell mask soaked in 25 ml of {m} essence; the sheet composts at home. / Ten masks a box, {m} and beta-glucan, cut in two sizes so that it fits. / Bio-cellulose grown in coconut water and soaked in {m}, cool as a wet towel.
Facial oils | dropper | Facial Oil | facial oils | Cold-pressed {m} with plum kernel oil, 15 ml amber glass. / A dry oil with {m} that leaves no shine after two minutes.
Toners and essences | bottle | Essence | essences | Fermented essence with {m}, poured straight into the palm. / First-step essence with {m}: seventy per cent ferment filtrate and very little else.
Toners and essences | bottle | Toner Pads | toner pads | Sixty embossed pads with {m}, one side for texture and one for calm.
Exfoliants | sachet | Enzyme Powder | enzyme powders | Papaya enzyme and {m} powder that foams on contact with water, in thirty single doses. / Rice bran and {m} ground to 80 microns, gentle enough for daily use.
Exfoliants | dropper | Mild Peel | peels | Mandelic and lactic acid with {m}; the salon strength is sold to professionals only.
Eye care | tube | Eye Cream | eye creams | Caffeine and {m} with a cooling zinc tip, 20 ml. / A light cream with {m} that concealer does not slide on.
Eye care | sachet | Hydrogel Eye Patches | eye patches | Sixty hydrogel patches with {m}, shaped to stay where they are put.
Brightening care | dropper | Tone Corrector | brightening care | Tranexamic acid and {m} for marks left by sun and spots; free of hydroquinone. / Stabilised vitamin C with {m} in an oxygen-tight pouch bottle.
Lip colour | lipstick | Lip Rouge | lip colour | Velvet matt with a bullet that fits our refill case, shade {m}. / A satin colour that lasts through lunch; {m} is the best seller of twelve shades.
Lip colour | wand | Lip Tint | lip tints | Water tint that stains in one coat and fades evenly, here in {m}. / Juicy tint in {m}, with a doe-foot that holds enough for both lips.
Lip colour | lipstick | Lip Oil Balm | tinted balms | Tinted balm in {m}: jojoba esters, no mineral oil, a slim click case.
Foundation and cushions | compact | Cushion | cushions | Semi-matt cushion SPF 40 in twenty-four shades, with one refill in the box. / Thin, buildable cover with a nine-layer puff; shade {m} suits warm undertones.
Foundation and cushions | pump | Skin Tint | foundations | Sheer tint that shows freckles; thirty shades mixed from four pigments. / A serum foundation for humid weather, tested at 33 degrees and 85 per cent humidity.
Pressed powder | compact | Pressed Powder | pressed powder | Micronised powder pressed under forty bar, in a compact that takes refills. / Blotting powder without talc, translucent on every skin we tried.
Eye colour | palette | Eye Palette | eye palettes | Four shadows around {m}: two matt, one satin, one foil. / Nine pans led by {m}, magnetic, so that customers can build their own.
Eye colour | wand | Liquid Shadow | liquid shadows | One-sweep shadow in {m} that sets in twenty seconds and does not crease.
Blush and highlighter | compact | Baked Blush | blush | Baked on terracotta for twenty-four hours, in {m}. / Cream-to-powder colour in {m} for cheeks and lips.
Blush and highlighter | lipstick | Glow Stick | highlighters | A balm highlighter in {m} with fine pearl and no glitter.
Mascara and liner | wand | Tubing Mascara | mascara | Comes off in tubes with warm water; 1.2 million opened and closed in testing without a drip. / A curl-holding film former for straight lashes, in black and {m}.
Mascara and liner | wand | Brush Liner | eyeliner | A 0.1 mm brush tip and a felt-free reservoir; writes upside down.
Brow products | wand | Brow Pencil | brow pencils | Triangular lead in six ashy shades, with a spoolie that is worth using.
Brushes and sponges | brush | Brush Set | brushes | Nine brushes in vegan fibre with {m} lacquer handles, bound by hand. / Goat-free powder brush, 28,000 filaments, washable at 40 degrees.
Brushes and sponges | bar | Blending Sponge | sponges | Latex-free sponge, four shapes, made of forty per cent plant foam.
Gel polish | polish | Gel Polish | gel polish | HEMA-free gel in {m}, cures in thirty seconds under LED. / One-coat gel in {m} with a flat brush; 120 shades kept in stock.
Gel polish | polish | Rubber Base | base coats | Self-levelling base in {m} for short and brittle nails; soaks off in eight minutes.
Nail lacquer | polish | Nail Lacquer | nail lacquer | Twenty-one-free lacquer in {m}, eighty-five per cent of plant origin. / High-shine lacquer in {m}, dry to the touch in ninety seconds.
Press-on nails | carton | Press-on Set | press-on nails | Thirty tips in fifteen sizes, almond shape, in {m}. / Hand-painted press-ons in {m}; wear them five times with the gel tabs in the box.
Nail art | palette | Nail Art Kit | nail art | Foils, fine lines and flat stones around {m}, with a pattern card for the salon. / Magnetic pigments in {m} with the wand that draws them.
Manicure tools | brush | E-file | manicure tools | Brushless e-file, 35,000 turns, 64 decibels, with a spare handpiece.
Manicure tools | brush | Cuticle Nippers | nippers | Hand-finished steel nippers; we sharpen them again for five years.
UV and LED lamps | device | LED Lamp | nail lamps | 48 watts, both hands, no cold spot at the thumb; runs four hours on its battery.
Cuticle care | dropper | Cuticle Oil | cuticle oils | Apricot and vitamin E with a note of {m}, in a click pen or a 10 ml dropper.
Lash extensions | carton | Lash Tray | lash trays | Sixteen lines of 0.07 mm lashes, mixed lengths, pull off the strip without a kink. / Promade fans from 3D to 10D, heat bonded and free of glue at the base.
Strip lashes | carton | Strip Lashes | strip lashes | Invisible band, worn up to twenty times; the {m} style is made for hooded eyes. / Half lashes for the outer corner, on a cotton band.
Lash lifts | sachet | Lash Lift Kit | lash lifts | Cysteamine lift for ten treatments in single-use sachets, with silicone shields in four sizes.
Brow lamination | tube | Brow Lamination Set | brow lamination | Three steps, twelve minutes, keratin in the last; the tint may be mixed in.
Adhesives and removers | bottle | Lash Adhesive | adhesives | Half-second adhesive for 40 to 60 per cent humidity, seven weeks of hold. / Low-fume adhesive for sensitive eyes, sets in two seconds.
Adhesives and removers | jar | Cream Remover | removers | A cream that stays where it is put and takes extensions off in three minutes.
Lash serums | wand | Lash Serum | lash serums | Peptide serum with {m}; no prostaglandins, tested by ophthalmologists.
`;

export const HAIR_KINDS = `
Scalp care | dropper | Scalp Tonic | scalp tonics | Leave-on tonic with {m} and one per cent piroctone olamine, in a nozzle bottle that reaches the root. / Cooling tonic with {m} for oily scalps; used at the basin before the cut.
Scalp care | jar | Scalp Scrub | scalp scrubs | Sea salt and {m} in a scrub that rinses out without leaving crystals behind.
Scalp care | dropper | Root Ampoule | scalp ampoules | Eight weekly ampoules with {m} for thinning hair, with a massage tip.
Shampoo and conditioner | pump | Shampoo | shampoo | Colour-safe shampoo with {m}, one litre for the back-wash and 300 ml for retail. / Sulphate-free, pH 5.2, with {m}; lathers even in hard water.
Shampoo and conditioner | pump | Conditioner | conditioners | Light conditioner with {m} for fine hair, free of silicones.
Hair masks and treatments | jar | Repair Mask | hair masks | Five-minute mask with {m} and hydrolysed rice protein. / Bond repair with {m}, used in the bowl with bleach or after it.
Hair masks and treatments | dropper | Hair Oil | hair oils | Four drops for damp ends: {m}, camellia and no silicone.
Styling | tube | Styling Cream | styling cream | Air-dry cream with {m} for waves that move. / Medium hold that brushes out, with heat protection to 220 degrees.
Styling | spray | Texture Spray | styling sprays | Rice starch spray with {m}: grip without white dust.
Hair colour | tube | Colour Cream | hair colour | Ammonia-free colour in ninety-six mixable tones; grey cover in thirty minutes. / Demi-permanent gloss, acidic, ten minutes at the basin.
Hair colour | sachet | Henna Powder | henna | Triple-sifted henna with {m}; no metal salts, certificate in every carton.
Textured hair | jar | Curl Custard | textured hair care | Defining custard with {m} for coils, washed and worn for four days. / A leave-in with {m} and enough slip to detangle with the fingers.
Smoothing and keratin | bottle | Smoothing Treatment | smoothing treatments | Formaldehyde-free smoothing that lasts twelve weeks, measured in the chair and not only in the laboratory.
Hair tools | device | Ionic Dryer | hair dryers | 110,000 turns a minute, 380 grams, a three-metre cable and a washable filter.
Hair tools | device | Styler | hair tools | Titanium plates with a sensor every two centimetres; off after an hour.
Beard care | dropper | Beard Oil | beard oils | {M} and jojoba, 30 ml, scented lightly enough for the office. / A quick oil with {m} for short beards and the skin below.
Beard care | jar | Beard Balm | beard balms | Shea and beeswax with {m}: hold for a long beard, no shine.
Shaving | tube | Shaving Cream | shaving cream | A brushless cream with {m} that shows the razor where it has been. / Dense lather from a small pea, with {m} and allantoin.
Shaving | bottle | Aftershave Tonic | aftershaves | Alcohol-free tonic with {m}, cool for ten minutes.
Men's skincare | pump | All-in-one Fluid | men's skincare | One bottle after the shower: toner, serum and cream in one, with {m}. / Matt moisturiser with {m}, SPF 30 and no perfume.
Pomades and clays | jar | Matt Clay | clays | Kaolin and {m}, strong hold, washes out the first time. / Water-based pomade with a comb-back shine and a note of {m}.
Barber tools | device | Clipper | clippers | Cordless, five hours, a zero-gap blade and a stand that charges it. / A trimmer of 120 grams that lines up without heat.
Barber tools | brush | Barber Shears | shears | Forged steel, 5.5 and 6.5 inches, left-handed pairs made to order.
Men's body care | pump | Body and Hair Wash | body washes | One wash for gym bags and hotels, with {m}.
`;
