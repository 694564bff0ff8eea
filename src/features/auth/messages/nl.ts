import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  loginTitle: 'Inloggen',
  loginDescription: 'Log in bij {site}.',
  newHere: 'Nieuw hier? {signup}',
  signupLink: 'Registreer je',
  continueWithGoogle: 'Doorgaan met Google',
  googleNotYet: 'Doorgaan met Google kan nog niet.',
  orWithEmail: 'of met je e-mailadres',
  email: 'E-mailadres',
  emailPlaceholder: 'jij@example.com',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  showConfirmPassword: 'Bevestiging van wachtwoord tonen',
  show: 'Tonen',
  hide: 'Verbergen',
  problems: {
    noFirstName: 'Vul je voornaam in',
    noLastName: 'Vul je achternaam in',
    noEmail: 'Vul je e-mailadres in',
    isNoEmail: 'Vul een e-mailadres in zoals jij@example.com',
    noPassword: 'Vul je wachtwoord in',
    noNewPassword: 'Kies een wachtwoord',
    noConfirmation: 'Vul het wachtwoord nog eens in',
  },
  rememberMe: 'Onthoud mij',
  forgotPassword: 'Wachtwoord vergeten?',
  loggingIn: 'Inloggen...',
  signupTitle: 'Registreren',
  signupDescription: 'Registreer je bij {site}.',
  alreadyMember: 'Al een account? {login}',
  loginLink: 'Log in',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  phone: 'Telefoon',
  confirmPassword: 'Bevestig wachtwoord',
  acceptTerms: 'Ik accepteer de {terms} en het {privacyPolicy}',
  termsLink: 'voorwaarden',
  privacyPolicyLink: 'privacybeleid',
  newsletter: 'Stuur me speciale aanbiedingen en nieuws',
  signingUp: 'Registreren...',
  refusals: {
    passwordsDiffer: 'De wachtwoorden zijn niet gelijk',
    termsNotAccepted: 'Accepteer de algemene voorwaarden',
  },
  needsScripts:
    'Dit formulier heeft JavaScript nodig, en dat staat hier uit. De rest van de winkel werkt zonder.',
  nothingWasSent:
    'Een account maken kan nog niet. Wat je typte, is niet verstuurd en niet bewaard.',
  pleaseWait: 'Even geduld',
  passwordStrength: 'Wachtwoordsterkte',
  strengthValue: '{name}, {percent}%',
  strengthSaid: 'Wachtwoordsterkte: {name}, {percent}%',
  strengths: {
    weak: 'Zwak',
    fair: 'Redelijk',
    good: 'Goed',
    strong: 'Sterk',
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
