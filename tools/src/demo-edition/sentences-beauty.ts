// Sentences of exhibitor descriptions, beauty categories: key, then '=' openings and '-' further sentences.
// {city} and {year} are the exhibitor's own; {n} is a small count, {w} weeks, {moq} a minimum first order.

export const BEAUTY_SENTENCES = `
sk = {city} skincare laboratory with {n} chemists and a waiting room full of volunteers.
sk = Founded in {city} in {year} by a dermatologist and her brother, who still mixes the first batch of everything.
sk = We make skincare for people who read labels.
sk = Independent skincare from {city}: {n} products, none of them a duplicate of another.
sk = A pharmacy in {city} began bottling its own creams in {year}; this is what became of it.
sk = Barrier care is all we do, and we have done it since {year}.
sk = Serums and creams for tropical cities, light enough for a scooter at noon.
sk = A young house from {city} that publishes the percentage of every active.
sk = Skincare for professionals, sold only through cabins, clinics and trained counters.
sk = Masks, ampoules and essences from a plant near {city} that runs {n} lines.
sk = Clinical skincare without the white coat, from {city}.
sk = We ferment, filter and fill under one roof in {city}.
sk = Skincare that began as a remedy for our own daughter's eczema.
sk = Water, oil, and patience: a small maker from {city}.
sk = Since {year} we have supplied hospital pharmacies; since last year, everyone else.
sk = Sun care and after-sun from people who live with the sun.
sk = Family laboratory in {city}, known for creams that do not sting.
sk = One plant, many textures: gels, balms, milks and powders around a single harvest.
sk = Our skincare is designed in {city} and tested in three climates.
sk = Sensitive skin is not a niche; it is half of the people we meet.
sk - Every formula is tested on fifty volunteers before it has a name.
sk - Texture is decided by a panel that does not see the bottle.
sk - The range for cabins comes in 500 ml, with a protocol that takes a morning to learn.
sk - Jars are refillable, and the refill costs two thirds of the first.
sk - No essential oils, no dyes, no promise that we cannot show on paper.
sk - Ampoules are filled under nitrogen and keep their colour for two years.
sk - Stability is followed at 4, 25 and 40 degrees, and the curves are open to buyers.
sk - We keep {n} ready formulas for partners who would rather start soon.
sk - Best known for a barrier cream that dermatologists in {city} hand out after treatments.
sk - Vitamin C is mixed on the day of filling.
sk - Sun filters are chosen for reefs as well as for skin.
sk - The sheet mask is cut from wood fibre and can go into the compost.
sk - Retail sizes, minis and sachets share one artwork, so that a launch needs few plates.
sk - Our moisturisers were made for 85 per cent humidity and then adapted to winter.
sk - Ferments take {n} weeks, and we do not hurry them.
sk - Teenagers, pregnant women and men asked for the same thing: fewer steps.
sk - A refill station for shops is shown for the first time.
sk - Peels are sold with training and an insurance letter.
sk - Each product answers one question, written on the front.
sk - We print the harvest year on the bottle, as with wine.
mu = Colour house from {city}, mixing pigments in lots of twenty kilograms.
mu = Lip, cheek and eye colour for every skin tone, developed with make-up artists in {city}.
mu = We started with one red in {year} and have not stopped arguing about it.
mu = Makeup for hot weather: it stays, and then it comes off.
mu = A studio in {city} that paints faces by night and makes colour by day.
mu = Cushions, tints and powders from {city}, made for the telephone camera and for daylight.
mu = Clean colour with a sense of humour.
mu = Private label colour with a library of {n} hundred shades ready to press.
mu = Brushes and colour that are made to be used up, not collected.
mu = Since {year}: powders that do not fly and reds that do not travel.
mu - Shades are matched on the arm and not on a screen.
mu - Bullets fit one refill case, across five finishes.
mu - New shades are pressed within {w} weeks.
mu - A wall of testers at the booth; please do ruin them.
mu - We keep forty foundation shades in stock in equal depth.
mu - Carmine, talc and perfume have been out since last year.
mu - Compacts open with one hand and close with a sound that we chose.
mu - Artists' palettes can be composed at the booth and delivered after the fair.
mu - Colour cards are printed with real product.
mu - Limited editions run to {moq} pieces and do not come back.
ha = Salon hair care from {city}, developed behind the chair.
ha = Hair treatments for heat, hard water and helmets.
ha = We look at the scalp first; the hair follows.
ha = Professional colour and care since {year}, taught in our own academy in {city}.
ha = For curls, coils and waves, by people who have them.
ha = Oils and masks from {city}, cooked slowly and filtered twice.
ha = A hairdresser, a chemist and a bank loan: {city}, {year}.
ha = Tools and care for busy salons that cannot wait for a spare part.
ha - Back-wash litres and retail bottles hold the same formula.
ha - Our educators spend {n} days a month in other people's salons.
ha - The scalp camera at the booth is free and slightly alarming.
ha - Colour tubes are aluminium and go back into aluminium.
ha - Bond repair is mixed into the bleach, so nobody has to be kept longer.
ha - Every product is perfumed lightly enough to be worn with perfume.
ha - Salon loyalty is paid in training and not in freezers.
ha - We deliver refills by tank to chains of more than {n} salons.
na = Gels and lacquers from {city}, mixed for technicians with bad light and little time.
na = Nail systems that come off as well as they stay on.
na = Press-ons shaped after {n} thousand real hands.
na = Tools for manicure and pedicure, ground in {city} since {year}.
na = Nail art supply: the small things that are always out of stock elsewhere.
na = A colour studio for nails, with a new card every six weeks.
na - HEMA-free throughout, with the safety sheets to show it.
na - Salon bottles are amber, so that the last third is as good as the first.
na - We teach removal before we teach application.
na - Trays of testers travel in our own cases; ask for one.
na - Lamps and gels are matched, and we say with which others they work too.
na - Short runs in your shade from {moq} bottles.
la = Lashes and brows from {city}: made by hand, counted twice.
la = Supplies for lash artists who work eight hours and want to keep their eyes and backs.
la = Lash lifts, lamination and aftercare with training in {n} languages.
la = Fibres, glues and tweezers that agree with each other.
la - Adhesives are filled monthly and dated by hand.
la - Patch tests are in every kit.
la - Trays have numbered rows, which sounds small until one has used them.
la - We run certification days at the booth each morning.
la - Our lash serum contains nothing that changes the colour of an eye.
mn = Barber goods from {city}, made for shops that open early.
mn = Grooming for men who own one shelf.
mn = Clippers, shears and pomades since {year}.
mn = Beard and shaving care from {city}, scented with things that grow nearby.
mn = Skincare for men, three steps at most.
mn - Tested in {n} barbershops for a month before it is sold in one.
mn - Blades are reground at cost, for as long as the shop is ours.
mn - Retail stands are made of the same oak as our mixing paddles.
mn - The clay comes out with the first rinse.
mn - Barbers who visit get a comb; nobody leaves without one.
`;
