export const rates = {
  title: 'Curs valutar',
  amount: 'Suma',
  from: 'Din',
  to: 'În',
  swap: 'Inversează valutele',
  invalidAmount: 'Scrie o sumă, de exemplu 100 sau 99,50',
  official: (date: string) => `Cursul oficial al Băncii Naționale a Moldovei, ${date}`,
  stale: (date: string) =>
    `Cursul este vechi: banca nu a mai trimis altul din ${date}. Sumele sunt orientative.`,
  empty: 'Banca Națională nu a publicat încă niciun curs. Revino puțin mai târziu.',
  failed: 'Nu am putut încărca cursul valutar.',
  table: 'Lei moldovenești pentru o unitate',
  currency: 'Valută',
  names: {
    USD: 'Dolar american',
    EUR: 'Euro',
    MDL: 'Leu moldovenesc',
    RON: 'Leu românesc',
    UAH: 'Hrivnă ucraineană',
    RUB: 'Rublă rusească',
    GBP: 'Liră sterlină',
  },
}
