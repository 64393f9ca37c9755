/** Amounts are those that a new installation computes with (domain, parameter catalogue). */
export const TERMS_IN_ENGLISH = `
These terms govern the service that we give you when you use your casillero in Miami. You, an adult, accept them when you open your account. Who we are, with our RUC, address and telephone, is at the top of this page. In case of doubt the Spanish text counts.

## What we do

We receive in our Miami warehouse the packages that you buy or that are sent to you, weigh them, put them together if you authorise it, fly them to Ecuador, declare them to customs in the name of the consignee that you choose, and deliver them to you in Quito. We also buy for you if you ask us to (assisted purchase) and quote products (dropshipping).

We do not sell the products that you bring, nor do we answer for what the store sends: quality, warranty and wrong items are matters between you and the store.

## Your account and your casillero

- Your data must be true and up to date. Your identification is the one that we declare to customs.
- Your password is personal. What is done with your account counts as done by you; tell us at once if someone else got in.
- Announce each package with its tracking number or invoice, its contents and its real value. What arrives unannounced stays in the warehouse until we know whose it is.

## What we do not carry

- Firearms, ammunition, explosives and their parts.
- Cash, bearer securities, undeclared jewellery or precious metals.
- Loose lithium batteries and power banks: air transport does not admit them.
- Drugs, controlled substances, and medicines that need a prescription or a sanitary registration that you do not have.
- Flammable liquids, compressed gases, corrosives, poisons and radioactive materials.
- Animals, plants, seeds and fresh food without the permits of the authorities of Ecuador and the United States.
- Counterfeits, and everything that the law of Ecuador or of the United States forbids to import, export or own.

Mobile phones do not enter category B. Perfumes, aerosols and devices with a built-in battery travel only in the quantities and the packing that airlines ask for. If we open a package to check it, or because an authority orders it, that is recorded. What cannot be carried is returned, handed to the authority or destroyed, as the law says, at your cost.

## Customs declaration and yearly quota

You choose in whose name each package is declared: yours, or that of an authorized person who gave their consent themselves. You authorise us to file the declaration with the data and values that you gave us; you are responsible for their being true.

- Category B: up to 4 kg and US$ 400 a package, for personal use, with the consignee's cédula. It pays the customs duty per declaration that the application shows you before shipping, and uses the yearly quota of US$ 1,600 a person.
- Category C: what exceeds those limits, where we offer it. It pays the taxes of its class of product.

The quota belongs to the person and counts everything that they import in the year, with other companies too. If a declaration exceeds it, customs may charge taxes or hold the package; those amounts are the client's. If the authorities change limits or rates, the new ones apply.

## Prices and payment

Prices are computed from the real weight, the value and the rates in force that the application shows you; a quote is an estimate until we weigh the package. Extra charges are shown separately. Packages are delivered once they are paid. What you pay in excess stays in your favour on your account, and you may ask for it back.

## Times

The day of arrival that we show is the one that we expect from cut-offs and flights; it is not a guarantee. We do not answer for delays of stores, carriers, airlines, customs or force majeure, but we tell you of them and of their cause.

## How far we answer

If we lose or damage your package while it is in our charge, we pay you the declared value of the part that was lost or damaged, up to US$ 400 a package; above that amount the company decides case by case and in writing. The application does the sum and you can see it: part affected × declared value × percentage in force (today 100 %).

We do not answer for insufficient packing by the store, for defects of the product itself, for what you did not declare or declared at another value, for what an authority holds or destroys, or for lost profits. This does not limit the rights that Ecuador's consumer protection law gives you and that cannot be waived. Claim within 5 days of delivery, with photos of the package and its packing.

## Packages that are not collected

We tell you when a package is ready. If 90 days pass without your paying for it or collecting it, and after two notices, we consider it abandoned and may dispose of it to cover what is owed.

## End of the service

You may stop using your account, and ask us to close it once you have no packages or balances pending. We may suspend an account that uses false data or brings what is prohibited.

## Changes of these terms

Each change is a new version with its date. We show it to you at your next sign-in and ask you to accept it; what you already shipped keeps the version of then.

## Law and complaints

The law of the Republic of Ecuador applies. Write to us or call us first: we answer within 15 days. If we do not come to an agreement, you may turn to the Defensoría del Pueblo, to mediation or to the courts of Quito.
`.trim()
