import type { Lang } from '#contract/languages.ts'

interface OneName {
  /** What the function is called. */
  readonly name: string
  /** Other words for it, each of which was in use beside the name. */
  readonly not: RegExp
}

/** Functions of the product with their one name in each language. */
export const otherNames: Readonly<Record<Lang, readonly OneName[]>> = {
  ro: [
    { name: 'Promovează', not: /ridic(ă|ări|are) în list|capul listei:/i },
    { name: 'Adaugă la favorite', not: /\binimi\b|inimioar/i },
    { name: 'Raportează', not: /\breclamat|\bau reclamat|\breclamă\b/i },
    { name: 'Modifică', not: /\bediteaz/i },
    { name: 'Renunță', not: /^anulează$/i },
    { name: 'Fotografii', not: /\bpoz(e|a|ele)\b/i },
    { name: 'Anunțuri asemănătoare', not: /anunțuri similare/i },
    { name: 'Statistici', not: /\bstatistic(a|ă)\b/i },
    { name: 'Valuta', not: /\bmoned/i },
    { name: 'Verificare în doi pași', not: /al doilea factor/i },
    { name: 'Pin', not: /semnul pe hartă/i },
    { name: 'Notificări', not: /\bsemnal(e|ele|ul)\b/i },
    { name: 'Caractere', not: /\d (de )?semne|șase semne|cifre și semne/i },
    { name: 'Preț la înțelegere', not: /^la înțelegere$/i },
    { name: 'Lângă mine', not: /în apropierea mea/i },
    { name: 'Schimb posibil', not: /accept[ăi]? (și )?schimb/i },
    { name: 'Termenii de utilizare', not: /condiți(i|ile) de utilizare/i },
    { name: 'Arată mai multe', not: /^mai arată$/i },
    { name: 'E-mail', not: /\bmail(ul|uri|urile)?\b(?<!e-\w+)/i },
  ],
  ru: [
    { name: 'Продвинуть', not: /поднят|поднима|^поднять$|«поднять»/i },
    { name: 'Добавить в избранное', not: /сердечек|сердечки$/i },
    { name: 'Изменить', not: /редактирова/i },
    { name: 'Электронная почта', not: /e-mail|эл\. почт/i },
    { name: 'Отмена', not: /^отказаться$/i },
    { name: 'Попробовать ещё раз', not: /^попробовать снова$/i },
    { name: 'Двухэтапная проверка', not: /второй фактор|двухфакторн/i },
    { name: 'Символы', not: /\d знак|# знак|шесть знаков|цифры и знаки/i },
    { name: 'Торг возможен', not: /возможен торг[^,]*$/i },
    { name: 'Метка', not: /\bпин\b/i },
    { name: 'Подписки', not: /подписки на продавцов/i },
    { name: 'Леев', not: /\d лей\b/i },
  ],
  en: [
    { name: 'Promote', not: /\blifts? (it|the advert|in the list)/i },
    { name: 'Favorites', not: /favourite|\bhearts\b|# heart/i },
    { name: 'Price on request', not: /by agreement/i },
    { name: 'Similar adverts', not: /\blike (adverts|ones)\b/i },
    { name: 'Private sellers', not: /private people/i },
    { name: 'Undo deletion', not: /take the deletion back/i },
    { name: 'Continue', not: /\bgo on\b|\bgoing on\b/i },
    { name: 'Verify the number', not: /confirm(ed)? (the|your) (phone )?number|phone confirmed/i },
    { name: 'Exchange possible', not: /open to a swap|exchange it/i },
    { name: 'E-mail', not: /\bemails?\b/i },
    { name: 'Photos', not: /\badd pictures\b/i },
    { name: 'End the reservation', not: /^free it$/i },
    { name: 'Account security', not: /account safety|safety of (your|the) .*account/i },
    { name: 'Characters', not: /six signs|digits and signs/i },
  ],
}

/** Names that Romanian has for two things, or that another language must bend to its grammar. */
export const apart: Readonly<Record<'ru' | 'en', ReadonlySet<string>>> = {
  ru: new Set([
    // A heading and a button, or a button and a link.
    ...['Scrie-ne', 'Intră în cont', 'Schimbă parola', 'Înregistrează-te', 'Ordonează'],
    ...['Caută anunțuri', 'Rămân aici', 'E-mail', 'Fotografie', 'Schimbă', 'Șterge', 'Scoate'],
    // Gender, number and aspect.
    ...['Respinse', 'Primite', 'Arhivate', 'Promovat', 'Alege alta', 'niciodată', 'Niciun anunț'],
    ...['Se încarcă…', 'luni'],
  ]),
  en: new Set([
    // The specification says Post Ad, Login and City to the letter.
    ...['Adaugă anunț', 'Intră în cont', 'Localitate'],
    ...['Se încarcă…', 'Schimbă', 'Niciun anunț', 'Șterge', 'Publicitate', 'Fotografie', 'luni'],
  ]),
}

/** What articles quote and nobody presses: examples, other programs, and names in another case. */
export const examples: Readonly<Record<Lang, readonly string[]>> = {
  ro: ['Bicicletă de munte 27,5, cadru M', 'Vând urgent'],
  ru: [
    ...['Горный велосипед 27,5, рама M', 'Срочно продам', 'Домой', 'Спам', 'Персональные данные'],
    ...['Моих объявлениях', 'Моём профиле', 'Двухэтапную проверку', 'Избранном'],
  ],
  en: ['Mountain bike 27.5, frame M', 'Urgent sale'],
}
