import type { AccountMailMessages } from '../account-mail-messages.ts';

export const it: AccountMailMessages = {
  hello: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  goodbye: 'A presto,',
  newEmail: 'Nuovo indirizzo',
  booking: 'Prenotazione',
  account: 'Account',
  device: 'Dispositivo',
  signedInAt: 'Accesso',
  signedInFrom: 'Paese dell’indirizzo Internet',
  erasedOn: 'Data di eliminazione',
  registration: {
    subject: 'Conferma il tuo indirizzo e-mail',
    lines: [
      'Manca solo un passo per aprire il tuo account: segui questo link e inserisci la password che hai scelto.',
      'Il link è valido per 24 ore. Se non hai chiesto nulla, non devi fare niente: nessun account verrà aperto.',
    ],
    action: 'Conferma il mio indirizzo',
  },
  alreadyRegistered: {
    subject: 'Hai già un account',
    lines: [
      'Qualcuno, probabilmente tu, ha provato ad aprire un account con questo indirizzo. Ne esiste già uno: accedi con la tua password o scegline una nuova dalla pagina di accesso.',
      'Se non sei stato tu, non devi fare niente: il tuo account non è cambiato.',
    ],
    action: 'Accedi',
  },
  passwordReset: {
    subject: 'Scegli una nuova password',
    lines: [
      'Hai chiesto una nuova password. Con questo link puoi sceglierla; è valido per un’ora e si usa una volta sola.',
      'Se non hai chiesto nulla, ignora questo messaggio: la tua password resta la stessa.',
    ],
    action: 'Scegli la password',
  },
  signInLink: {
    subject: 'Il tuo link per accedere',
    lines: [
      'Con questo link accedi senza password; è valido per un’ora e si usa una volta sola.',
      'Se non hai chiesto nulla, ignora questo messaggio: senza questo link nessuno può accedere.',
    ],
    action: 'Accedi',
  },
  passwordChanged: {
    subject: 'La tua password è cambiata',
    lines: [
      'La password del tuo account è appena stata cambiata e i tuoi altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, chiedi subito una nuova password dalla pagina di accesso.',
    ],
  },
  emailApproval: {
    subject: 'Approva il nuovo indirizzo e-mail del tuo account',
    lines: [
      'Qualcuno, probabilmente tu, vuole usare un altro indirizzo e-mail per il tuo account. Segui questo link per approvarlo; è valido per un’ora. Poi inviamo un secondo link al nuovo indirizzo.',
      'Se non hai chiesto nulla, non seguire il link e scegli una nuova password: non cambierà niente.',
    ],
    action: 'Approva la modifica',
  },
  emailChange: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    lines: [
      'Segui questo link per usare questo indirizzo con il tuo account. È valido per un’ora.',
      'Se non hai chiesto nulla, ignora questo messaggio: non cambierà niente.',
    ],
    action: 'Conferma questo indirizzo',
  },
  emailChanged: {
    subject: 'L’indirizzo e-mail del tuo account è cambiato',
    lines: [
      'Il tuo account usa ora un altro indirizzo e-mail.',
      'Se non sei stato tu, scrivici dalla pagina dei contatti: ti aiuteremo a recuperarlo.',
    ],
  },
  joinOrder: {
    subject: 'Aggiungere la tua prenotazione a un account?',
    lines: [
      'Qualcuno, probabilmente tu, vuole aggiungere la tua prenotazione all’account indicato sotto. Segui questo link per accettare; è valido per un’ora. Chi usa quell’account potrà allora vedere la prenotazione, modificarla e annullarla.',
      'Se non hai chiesto nulla, non seguire il link: non cambierà niente.',
    ],
    action: 'Aggiungi la prenotazione',
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account',
    lines: [
      'Qualcuno è entrato nel tuo account da un dispositivo che non conoscevamo.',
      'Se sei stato tu, non devi fare nulla.',
      'Se non sei stato tu, disconnetti quel dispositivo nei tuoi dati e scegli una nuova password.',
    ],
    action: 'Vedi i miei dispositivi',
  },
  passkeyAdded: {
    subject: 'Una passkey è stata aggiunta al tuo account',
    lines: [
      'Una nuova passkey permette ora di accedere al tuo account senza password.',
      'Se non sei stato tu, scegli subito una nuova password dalla pagina di accesso e rimuovi la passkey nei tuoi dati.',
    ],
  },
  passkeyRemoved: {
    subject: 'Una passkey del tuo account è stata rimossa',
    lines: [
      'Quella passkey non apre più il tuo account.',
      'Se non sei stato tu, scegli subito una nuova password dalla pagina di accesso.',
    ],
  },
  passkeyStepOff: {
    subject: 'Dopo la password non chiediamo più la passkey',
    lines: [
      'Il tuo account non chiede più una passkey dopo la password. Le tue passkey continuano a funzionare.',
      'Se non sei stato tu, scegli subito una nuova password dalla pagina di accesso e riattiva la richiesta nei tuoi dati.',
    ],
  },
  passkeyStepEnding: {
    subject: 'Tra 24 ore la tua passkey non sarà più necessaria',
    lines: [
      'È stata scelta una nuova password con un link inviato alla tua e-mail. Chi ha perso le proprie passkey potrà accedere senza tra 24 ore.',
      'Hai ancora la tua passkey? Accedi con quella prima di allora: resterà necessaria dopo la password.',
      'Se non sei stato tu, accedi ora con la tua passkey, cambia la password e controlla chi può aprire la tua casella.',
    ],
  },
  erasureAsked: {
    subject: 'Il tuo account sarà eliminato',
    lines: [
      'Hai chiesto di eliminare il tuo account. Nella data indicata qui sotto vengono cancellati dati, preferiti, carte salvate, dispositivi, newsletter e messaggi. Ciò che la legge ci impone di conservare degli ordini resta senza il tuo nome.',
      'Fino ad allora tutto funziona come prima. Un viaggio, un pagamento o un regalo ancora in corso quel giorno rinvia l’eliminazione finché non si conclude: il tuo profilo indica quale.',
      'Hai cambiato idea o non sei stato tu? Accedi e conserva il tuo account con un clic; se non sei stato tu, scegli anche una nuova password.',
    ],
    action: 'Conserva il mio account',
  },
};
