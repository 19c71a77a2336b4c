import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'selling-tips',
  col: 2,
  labels: { ro: 'Sfaturi pentru vânzători', ru: 'Советы продавцам', en: 'Selling tips' },
  titles: { ro: 'Cum vinzi mai repede', ru: 'Как продать быстрее', en: 'How to sell faster' },
  descriptions: {
    ro: 'Fotografii, titlu, preț, răspunsuri și întâlnirea cu cumpărătorul.',
    ru: 'Фотографии, заголовок, цена, ответы и встреча с покупателем.',
    en: 'Photos, title, price, answers and meeting the buyer.',
  },
  contents: {
    ro: [
      {
        heading: 'Fotografii care vând',
        paragraphs: [
          'Prima fotografie hotărăște dacă cineva deschide anunțul. Fă-o ziua, lângă fereastră, cu obiectul întreg pe un fond simplu.',
        ],
        list: [
          'șterge obiectivul telefonului și lucrul însuși',
          'arată toate părțile: față, spate, etichetă, accesorii',
          'fotografiază de aproape zgârieturile; cumpărătorul care le știe nu se mai târguiește pentru ele',
          'pune prima cea mai bună imagine',
        ],
      },
      {
        heading: 'Un titlu pe care îl găsește căutarea',
        paragraphs: [
          'Scrie ce ar tasta cumpărătorul: „Bicicletă de munte 27,5, cadru M” este mai bun decât „Vând urgent”. Nu repeta prețul și localitatea, ele au locul lor.',
        ],
      },
      {
        heading: 'Preț cinstit',
        paragraphs: [
          'Uită-te la anunțuri asemănătoare și ține seama de stare și de vârstă. Dacă ești gata să lași din preț, bifează „negociabil” și hotărăște dinainte până unde.',
        ],
      },
      {
        heading: 'Descriere scurtă și completă',
        paragraphs: [
          'De când îl ai, de ce îl vinzi, ce este inclus, ce nu merge, cum se poate ridica. Completează câmpurile categoriei: cumpărătorii filtrează după ele. Dacă poți, adaugă textul și în a doua limbă, ajungi la mai mulți oameni.',
        ],
      },
      {
        heading: 'Răspunde repede',
        paragraphs: [
          'Cine primește răspuns în primele ore cumpără mai des. La o ofertă de preț poți accepta, refuza sau propune alt preț; ea expiră după 48 de ore.',
        ],
      },
      {
        heading: 'Apără-te și ca vânzător',
        paragraphs: [
          'Nu deschide linkuri „de plată” primite de la cumpărători și nu introduce datele cardului ca să primești bani. Dă lucrul doar după ce banii au ajuns cu adevărat, nu după o captură de ecran. Înainte de a vinde un telefon sau un calculator, șterge datele și ieși din conturi.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Фотографии, которые продают',
        paragraphs: [
          'От первой фотографии зависит, откроют ли объявление. Снимайте днём, у окна, вещь целиком на простом фоне.',
        ],
        list: [
          'протрите объектив телефона и саму вещь',
          'покажите все стороны: спереди, сзади, этикетку, комплект',
          'снимите царапины вблизи: кто о них знает, тот из-за них не торгуется',
          'первым поставьте лучший снимок',
        ],
      },
      {
        heading: 'Заголовок, который находит поиск',
        paragraphs: [
          'Пишите то, что набрал бы покупатель: «Горный велосипед 27,5, рама M» лучше, чем «Срочно продам». Цену и место не повторяйте, для них есть поля.',
        ],
      },
      {
        heading: 'Честная цена',
        paragraphs: [
          'Посмотрите похожие объявления, учтите состояние и возраст. Если готовы уступить, отметьте «торг» и заранее решите, до какой суммы.',
        ],
      },
      {
        heading: 'Короткое и полное описание',
        paragraphs: [
          'Сколько вещь у вас, почему продаёте, что входит в комплект, что не работает, как забрать. Заполните поля категории: покупатели по ним фильтруют. Если можете, добавьте текст на втором языке — вас увидит больше людей.',
        ],
      },
      {
        heading: 'Отвечайте быстро',
        paragraphs: [
          'Кому ответили в первые часы, тот покупает чаще. Предложение цены можно принять, отклонить или назвать свою цену; через 48 часов оно истекает.',
        ],
      },
      {
        heading: 'Берегите себя и как продавец',
        paragraphs: [
          'Не открывайте ссылки «на оплату» от покупателей и не вводите данные карты, чтобы получить деньги. Отдавайте вещь, только когда деньги действительно пришли, а не по снимку экрана. Перед продажей телефона или компьютера удалите данные и выйдите из аккаунтов.',
        ],
      },
    ],
    en: [
      {
        heading: 'Photos that sell',
        paragraphs: [
          'The first photo decides whether somebody opens the advert. Take it by day, near a window, with the whole thing on a plain background.',
        ],
        list: [
          'wipe the lens of your phone and the thing itself',
          'show all sides: front, back, label, accessories',
          'photograph scratches from close up; a buyer who knows them does not bargain about them',
          'put the best picture first',
        ],
      },
      {
        heading: 'A title that the search finds',
        paragraphs: [
          'Write what a buyer would type: “Mountain bike 27.5, frame M” is better than “Urgent sale”. Do not repeat the price and the place, they have fields of their own.',
        ],
      },
      {
        heading: 'A fair price',
        paragraphs: [
          'Look at similar adverts and think of condition and age. If you are ready to come down, tick “negotiable” and decide beforehand how far.',
        ],
      },
      {
        heading: 'A short and complete description',
        paragraphs: [
          'How long you have had it, why you sell it, what is included, what does not work, how to collect it. Fill in the fields of the category: buyers filter by them. If you can, add the text in a second language and reach more people.',
        ],
      },
      {
        heading: 'Answer quickly',
        paragraphs: [
          'People who get an answer within hours buy more often. You can accept a price offer, decline it or name another price; it expires after 48 hours.',
        ],
      },
      {
        heading: 'Protect yourself as a seller too',
        paragraphs: [
          'Do not open “payment” links from buyers and do not enter card data to receive money. Hand the thing over only when the money has really arrived, not because of a screenshot. Before you sell a phone or a computer, erase the data and sign out.',
        ],
      },
    ],
  },
}
