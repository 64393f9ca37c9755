/** What the product keeps, and the rights of Ecuador's LOPDP (Registro Oficial, Suplemento 459, 2021). */
export const PRIVACY_IN_ENGLISH = `
This policy says which of your data we process, for what, for how long, and how you exercise your rights under Ecuador's data protection law (LOPDP). The controller is the company named at the top of this page. In case of doubt the Spanish text counts.

## Which data we process

- Who you are: names, kind and number of identification, birth date, telephone, e-mail, address.
- Your account: password (only its hash), second step if you turn it on, open sessions with IP address and browser.
- Your packages: tracking numbers, invoices, contents, values, weights, photos of incidents, who collected them and their signature.
- Your authorized persons: the name, identification and telephone that you give us, and the consent that they give.
- Your money: bills, receipts that you upload, balances and refunds. We keep no card numbers.
- What you agreed to: which text and version, when, and from which address.

We process no sensitive data, and decide nothing about you by automatic processes alone.

## For what, and on which basis

- Giving you the service: receiving, shipping, declaring, charging and delivering (performance of the contract).
- Declaring to customs, keeping the yearly quota, billing and bookkeeping (legal obligation).
- Protecting your account and the operation from fraud: records of sign-ins and actions (legitimate interest).
- Declaring in the name of an authorized person (their own consent).

We do not sell your data, nor do we use them for the advertising of others.

## With whom we share them

- Ecuador's customs service (SENAE) and tax service (SRI), as far as the law asks.
- Airlines and carriers, what is needed to move your packages; stores, when we buy for you.
- Your associate, if you have one, who sees your orders and contact data to look after you.
- Those who host the system and send its mails, as processors under contract.

Our warehouse is in Miami: some of these data are used in the United States to receive and dispatch your packages.

## For how long

- Customs declarations and their documents: 5 years from the declaration.
- Bills, payments and account books: 7 years.
- Sessions and records of sign-ins: as long as they serve to protect the account.
- Your account: as long as you use it. When you close it we delete or anonymise what the law does not make us keep.

## Your rights

You may see your data, correct and update them, ask us to delete them, object to a processing, ask us to suspend it, and take your data with you. From your profile you download everything that we keep about you, correct your data, and see and withdraw what you agreed to. Ask for the rest by telephone or at our office: we answer within 15 days, free of charge.

Withdrawing a consent counts from that moment and does not undo what was done before. If you withdraw the authorisation to declare in your name, we cannot ship packages of category B in your name.

If you believe that we do not respect your rights, you may complain to the Superintendencia de Protección de Datos Personales.

## How we look after them

Each person sees only what their work needs, what is done is recorded, passwords cannot be read, and connections are encrypted. If a breach puts your rights at risk, we tell you and the authority within the terms of the law.

## Your browser

We keep in your browser what is needed for your session, your language and the look of the screen. We use no advertising cookies and no trackers.

## Changes

Each change of this policy is a new version with its date; we show it to you at your next sign-in.
`.trim()
