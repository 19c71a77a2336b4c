import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'complaints',
  col: 2,
  labels: { ro: 'Reclamații', ru: 'Жалобы', en: 'Complaints' },
  titles: {
    ro: 'Reclamații și contestații',
    ru: 'Жалобы и обжалование',
    en: 'Complaints and appeals',
  },
  descriptions: {
    ro: 'Cum reclami un anunț sau o recenzie, ce urmează și cum contești o decizie.',
    ru: 'Как пожаловаться на объявление или отзыв, что дальше и как оспорить решение.',
    en: 'How to report an advert or a review, what follows and how to appeal.',
  },
  contents: {
    ro: [
      {
        heading: 'Reclami un anunț',
        paragraphs: ['Pe pagina anunțului apasă „Reclamă” și alege motivul:'],
        list: [
          'înșelătorie',
          'bunuri interzise',
          'categorie greșită',
          'duplicat sau spam',
          'vândut deja, preț sau contacte greșite',
          'conținut jignitor sau ilegal',
          'alt motiv, descris în câteva cuvinte',
        ],
      },
      {
        heading: 'Reclami o recenzie sau un mesaj',
        paragraphs: [
          'O recenzie o poți semnala dacă minte, jignește sau dezvăluie date personale. O ascunde doar un moderator, niciodată automat. O părere negativă, dar cinstită, rămâne; vânzătorul îi poate răspunde o dată.',
        ],
      },
      {
        heading: 'Ce urmează',
        paragraphs: [
          'Citim întâi reclamațiile despre înșelătorii și pericole. Moderatorul verifică anunțul, poate cere explicații și decide: anunțul rămâne, se corectează, se suspendă sau se elimină. Îți comunicăm rezultatul. Vânzătorul nu află cine l-a reclamat.',
        ],
      },
      {
        heading: 'Contești o decizie a noastră',
        paragraphs: [
          'Dacă ți-am respins anunțul, ți-am ascuns recenzia sau ți-am limitat contul și crezi că am greșit, scrie-ne prin [pagina de contact](/article/contacts): numărul anunțului și de ce nu ești de acord. Contestația o citește alt om decât cel care a decis.',
        ],
      },
      {
        heading: 'Neînțelegeri între cumpărător și vânzător',
        paragraphs: [
          'Nu suntem parte la vânzare și nu putem întoarce bani, dar te ajutăm cu ce ține de site. Încearcă întâi să discuți cu vânzătorul, în scris. Dacă ai cumpărat de la o firmă, ai drepturile consumatorului și te poți adresa autorității pentru protecția consumatorilor. La înșelătorie, adresează-te poliției.',
        ],
      },
      {
        heading: 'Reclamații abuzive',
        paragraphs: [
          'Cine trimite cu bună știință reclamații false, ca să încurce un concurent, poate pierde dreptul de a reclama sau contul.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Жалоба на объявление',
        paragraphs: ['На странице объявления нажмите «Пожаловаться» и выберите причину:'],
        list: [
          'мошенничество',
          'запрещённый товар',
          'неверная категория',
          'повтор или спам',
          'уже продано, неверная цена или контакты',
          'оскорбительное или незаконное содержание',
          'другая причина, в нескольких словах',
        ],
      },
      {
        heading: 'Жалоба на отзыв или сообщение',
        paragraphs: [
          'На отзыв можно пожаловаться, если он лжёт, оскорбляет или раскрывает личные данные. Скрыть его может только модератор, автоматически это не происходит. Отрицательный, но честный отзыв остаётся; продавец может один раз на него ответить.',
        ],
      },
      {
        heading: 'Что дальше',
        paragraphs: [
          'Сначала мы читаем жалобы на мошенничество и опасность. Модератор проверяет объявление, может попросить объяснений и решает: оставить, исправить, приостановить или удалить. О результате мы вам сообщим. Продавец не узнает, кто на него пожаловался.',
        ],
      },
      {
        heading: 'Как оспорить наше решение',
        paragraphs: [
          'Если мы отклонили объявление, скрыли отзыв или ограничили аккаунт и вы считаете, что мы ошиблись, напишите через [страницу контактов](/article/contacts): номер объявления и почему вы не согласны. Обращение читает не тот, кто принимал решение.',
        ],
      },
      {
        heading: 'Споры покупателя и продавца',
        paragraphs: [
          'Мы не участвуем в продаже и не можем вернуть деньги, но поможем в том, что касается сайта. Сначала попробуйте договориться с продавцом письменно. Если вы купили у фирмы, у вас есть права потребителя, и вы можете обратиться в орган по защите потребителей. При мошенничестве обращайтесь в полицию.',
        ],
      },
      {
        heading: 'Ложные жалобы',
        paragraphs: [
          'Кто сознательно присылает ложные жалобы, чтобы навредить конкуренту, может лишиться права жаловаться или аккаунта.',
        ],
      },
    ],
    en: [
      {
        heading: 'Report an advert',
        paragraphs: ['On the page of the advert press Report and choose the reason:'],
        list: [
          'fraud',
          'forbidden goods',
          'wrong category',
          'duplicate or spam',
          'already sold, wrong price or contacts',
          'offensive or illegal content',
          'another reason, described in a few words',
        ],
      },
      {
        heading: 'Report a review or a message',
        paragraphs: [
          'You can flag a review that lies, insults or reveals personal data. Only a moderator hides it, never a machine. A negative but honest opinion stays; the seller may answer it once.',
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'We read reports about fraud and danger first. The moderator checks the advert, may ask for explanations and decides: it stays, is corrected, suspended or removed. We tell you the result. The seller does not learn who made the report.',
        ],
      },
      {
        heading: 'Appeal against our decision',
        paragraphs: [
          'If we rejected your advert, hid your review or limited your account and you think we were wrong, write to us through the [contact page](/article/contacts): the number of the advert and why you disagree. The appeal is read by somebody other than the person who decided.',
        ],
      },
      {
        heading: 'Disputes between buyer and seller',
        paragraphs: [
          'We are no party to the sale and cannot return money, but we help with what concerns the site. First try to settle it with the seller, in writing. If you bought from a company, you have the rights of a consumer and can turn to the consumer protection authority. In a case of fraud, go to the police.',
        ],
      },
      {
        heading: 'False reports',
        paragraphs: [
          'Whoever knowingly sends false reports to harm a competitor may lose the right to report, or the account.',
        ],
      },
    ],
  },
}
