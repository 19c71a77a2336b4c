import { queries } from './queries.ts'

export const romanianQueries = queries(
  'ro',
  `
[plain]
masina | car
apartament | flat
telefon | phone
laptop | laptop
frigider | fridge !freezer !display
bicicleta | bicycle
canapea | sofa !armchair
casa | house, holiday-house
televizor | tv
aspirator | vacuum
boiler | boiler
chitara | guitar
tractor | tractor
miere | honey
rochie | dress, wedding-dress
garaj | garage
anvelope | tyre
motocicleta | motorcycle
papagal | parrot
imprimanta | printer !cartridge
vin de casă | wine
lemne de foc | firewood
teren | land
acvariu | aquarium
cort | tent
trotineta electrica | e-scooter
elicopter |
[synonym]
automobil | car
telefon mobil | phone
notebook | laptop
cauciucuri auto | tyre !tractor-tyre
ghiozdan | backpack
sifonier | wardrobe !chest, free-wardrobe
aer conditionat | air-conditioner
cafetiera | coffee-machine
bolgarca | power-tool grinder
ferastrau cu lant | chainsaw
apartament 2 odai | flat rooms=2
adidasi | sneakers
dadaca | nanny, nanny-cv
fotoaparat | camera
porci | pig
ferestre | window
plita de gaz | stove !hob !oven
[form]
mașini | car
apartamente de vânzare | flat-sale
câini | dog
vaci | cow
mese | table
pantofi | heels, men-shoes shoes
cărți | book
cărucioare | stroller
ușă | door
cartof | potato
gaina ouatoare | hen
scaune de birou | office-chair
[script]
uşi de interior | interior-door
puieţi | seedling
masina de spalat | washing-machine !dryer
maşina de cusut | sewing-machine
апартамент | flat
машинэ де спэлат | washing-machine !dryer
бичиклетэ | bicycle
касэ | house, holiday-house
[model]
bmw x5 | car model=x5
bmw x 5 | car model=x5
iphone 13 | phone i13
iphone 13 pro | phone i13pro
samsung s21 | phone s21
golf 5 | car model=golf year=2006
passat b6 | car model=passat year=2007
consola ps5 | console ps5
placa video rtx 3060 | gpu rtx3060
memorie ram 16 gb | ram 16gb
redmi note 11 | phone note-11
anvelope r16 | tyre r16
thinkpad t480 | laptop brand=lenovo ram=16 storage_gb=256
[place]
apartament bălți | flat @balti
casa orhei | house @orhei
masini soroca | car @soroca
teren durlesti | land @durlesti
telefon balti | phone @balti
apartament ciocana | flat ciocana
tractor drochia | tractor @drochia
bicicleta cahul | bicycle @cahul
[many-words]
apartament 2 camere botanica chirie | flat-rent botanica rooms=2
bmw x5 diesel automat | car model=x5 fuel=diesel gearbox=automatic
masina de spalat samsung 7 kg | washing-machine brand=Samsung
laptop lenovo 16gb ssd | laptop brand=lenovo ram=16
anvelope de iarna 205 55 r16 | tyre winter r16
iphone 13 pro 256gb albastru | phone i13pro memory=256 color=blue
chirie apartament o camera ciocana | flat-rent ciocana rooms=1
vaca de lapte soroca | cow @soroca
[typo]
ifon 13 | phone i13
samsug s21 | phone s21
mersedes | car make=mercedes-benz, sprinter
wolkswagen golf | car model=golf
scoda octavia | car model=octavia
aparatament | flat
frigidr | fridge !freezer !display
televizr | tv
lapotp | laptop
lenova thinkpad | laptop brand=lenovo ram=16 !gaming
maisna | car
tracror | tractor
imprmanta | printer !cartridge
aspiartor | vacuum
apartament botanika | flat botanica
anvleope de iarna | tyre winter
carucor copii | stroller
reno megan | car model=megane
masinadespalat | washing-machine !dryer
[cross-language]
porumb | corn
fân | hay
cercei | earrings
hamster | hamster
păpușă | doll
barca gonflabila | boat
sac de dormit | camping bag
monede | coins
semanatoare | seeder
haină de blană | fur
manichiura | manicure
curier | courier
pian | piano, instrument keyboard, free-piano
branza de oi | cheese
pat supraetajat | bunk
mașină de tocat carne | kitchen-machine grinder
ferăstrău circular | circular-saw
lesa pentru caine | leash
`,
)
