import { queries } from './queries.ts'

export const englishQueries = queries(
  'en',
  `
[plain]
car | car
printer | printer !cartridge
bicycle | bicycle
stroller | stroller
photo camera | camera
motorbike | motorcycle
headphones | headphones
tent | tent
wardrobe | wardrobe !chest, free-wardrobe
violin |
[synonym]
flat for rent | flat-rent, flat-daily
couch | sofa !armchair
fridge | fridge !freezer !display
trainers | sneakers
cell phone | phone
pram | stroller
[form]
cars | car
puppies | dog !adult
kittens | cat !adult
books | book
[model]
bmw x5 petrol | car model=x5 fuel=petrol
iphone 13 pro max | phone i13promax
galaxy s21 | phone s21
macbook pro | laptop macbook pro
[place]
apartment balti | flat @balti
house orhei | house @orhei
[many-words]
two room flat for rent balti | flat-rent @balti rooms=2
gaming laptop 16gb | laptop gaming ram=16
[typo]
samsng galaxy s21 | phone s21
ihpone 13 | phone i13
wasing machine | washing-machine !dryer
aparment | flat
bycicle | bicycle
labtop lenovo | laptop brand=lenovo
[cross-language]
chainsaw | chainsaw
goat | goat
honey | honey
homemade wine | wine
firewood | firewood
wedding dress | wedding-dress
winter tyres | tyre winter
washing machine | washing-machine !dryer
dishwasher | dishwasher
guitar | guitar
vacuum cleaner | vacuum
plumber | plumber
electrician | electrician
parrot | parrot
garage | garage
walnuts | walnut
`,
)
