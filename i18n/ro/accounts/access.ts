/** Getting back into an account, and keeping others out of it. */
export const access = {
  byCode: {
    title: 'Intră cu un cod',
    text: 'Îți trimitem un cod prin SMS. Dacă numărul nu are cont, îl deschidem acum.',
    phone: 'Numărul de telefon',
    phoneHint: 'Îl vede doar cine apasă „Arată numărul” la anunțurile tale.',
    send: 'Trimite-mi codul',
    withPassword: 'Intră cu parola',
    needsPassword: 'Contul are verificare în doi pași: intră cu parola.',
  },
  logInNow: 'Intră acum',
  repeatPassword: 'Repetă parola nouă',
  restore: {
    title: 'Restabilește accesul',
    way: 'Cum restabilim accesul?',
    byPhone: 'Prin telefon',
    byEmail: 'Prin e-mail',
    phoneText: 'Îți trimitem un cod din cinci cifre, apoi alegi o parolă nouă.',
    emailText: 'Îți trimitem un link cu care alegi o parolă nouă.',
    sendCode: 'Trimite codul',
    sendLink: 'Trimite linkul',
    newPassword: 'Parola nouă',
    save: 'Salvează parola',
    done: 'Ai o parolă nouă',
    doneText: 'Intră cu ea, aici și pe celelalte dispozitive.',
    /** Of a device that is logged in. */
    doneHere: 'Pe acest dispozitiv rămâi în cont. Pe celelalte trebuie să intri din nou.',
    sent: 'Verifică-ți e-mailul',
    sentText: (email: string) =>
      `Am trimis un link la ${email}. Este valabil 30 de minute. Dacă nu-l găsești, caută-l și printre mesajele nedorite.`,
    needsScript: 'Ca să restabilești accesul aici, activează JavaScript în browser.',
  },
  /** The password of an account that began with a code. */
  first: {
    title: 'Setează o parolă',
    text: (phone: string) =>
      `Trimitem un cod la ${phone}, numărul contului tău, apoi alegi parola.`,
    done: 'Ai setat parola',
  },
  password: {
    title: 'Schimbă parola',
    old: 'Parola actuală',
    new: 'Parola nouă',
    /** The human test. */
    sum: (a: number, b: number) => `Întrebare de verificare: cât fac ${a} + ${b}?`,
    sumLabel: 'Întrebare de verificare',
    submit: 'Schimbă parola',
    /** This form alone ends it with a full stop. */
    required: 'Acest câmp este obligatoriu.',
    done: 'Ai schimbat parola',
    doneText: 'Pe celelalte dispozitive trebuie să intri din nou în cont.',
  },
  link: {
    confirm: 'Confirmă adresa de e-mail',
    confirmText: (email: string) =>
      `Scrie parola pe care ai ales-o la înregistrare și contul cu adresa ${email} se deschide.`,
    changeText: (email: string) =>
      `Scrie parola contului tău: de acum înainte el va folosi adresa ${email}.`,
    confirmButton: 'Confirmă',
    confirmed: 'Adresa este confirmată',
    confirmedText: (email: string) => `Contul tău folosește adresa ${email}.`,
    notMyPassword:
      'Parola ta nu se potrivește? Poate că altcineva s-a înregistrat cu adresa ta: caută un alt e-mail de la noi sau înregistrează-te din nou.',
    profile: 'Profilul meu',
    restore: 'Alege o parolă nouă',
    restoreText: (email: string) => `Pentru contul cu adresa ${email}.`,
    spent: 'Linkul nu mai este valabil',
    spentText:
      'A fost deja folosit sau a trecut prea mult timp. Dacă ai uitat parola, cere un link nou. Dacă tocmai te-ai înregistrat, intră în cont cu e-mailul și ți-l trimitem din nou; o adresă nouă se confirmă din profil.',
    wait: 'Mai așteaptă puțin',
    askAgain: 'Cere un link nou',
  },
}
