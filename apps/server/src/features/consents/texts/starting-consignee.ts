/** Agreed to by a client for themselves, and by an authorized person for a client who names them. */
export const CONSIGNEE_IN_SPANISH = `
Autorizo a la empresa que figura al comienzo de esta página a declarar paquetes ante la aduana del Ecuador a mi nombre, como su consignatario.

## Qué autorizo

- Que use mis nombres y mi número de identificación en la declaración aduanera de los paquetes que yo pida, o que pida el cliente que me nombró como persona autorizada.
- Que presente esas declaraciones al Servicio Nacional de Aduana del Ecuador (SENAE) y firme los documentos de transporte que necesiten.
- Que lleve la cuenta de lo declarado a mi nombre en el año.

## Qué significa para mí

- Ante la aduana, soy quien importa: los paquetes de categoría B (hasta 4 kg y US$ 400) usan mi cupo anual de US$ 1.600, que es uno solo y cuenta lo que importo con cualquier empresa.
- La aduana puede preguntarme por esos paquetes. Deben ser para uso personal y con su valor real.
- No pago nada por dar esta autorización. El servicio y los tributos los paga el cliente.

## Qué hacen con mis datos

Se usan solo para estas declaraciones y se guardan 5 años desde cada una, porque la ley lo pide. Puedo verlos, corregirlos y ejercer mis demás derechos de la LOPDP en el teléfono y la dirección que figuran al comienzo.

## Hasta cuándo

Hasta que la retire. Puedo hacerlo cuando quiera, desde mi perfil o con el mismo enlace con el que la di. Desde entonces no se declara nada nuevo a mi nombre; lo que ya se declaró no cambia.
`.trim()

export const CONSIGNEE_IN_ENGLISH = `
I authorise the company named at the top of this page to declare packages to Ecuador's customs in my name, as their consignee. In case of doubt the Spanish text counts.

## What I authorise

- To use my names and my identification number in the customs declaration of the packages that I ask for, or that the client who named me as authorized person asks for.
- To file those declarations with Ecuador's customs service (SENAE) and to sign the transport documents that they need.
- To keep count of what is declared in my name in the year.

## What it means for me

- To customs I am the one who imports: packages of category B (up to 4 kg and US$ 400) use my yearly quota of US$ 1,600, which is one alone and counts what I import with any company.
- Customs may ask me about those packages. They must be for personal use and have their real value.
- I pay nothing for giving this authorisation. The client pays for the service and the taxes.

## What becomes of my data

They are used for these declarations alone and kept for 5 years from each, because the law asks for it. I may see them, correct them, and exercise my other rights under the LOPDP at the telephone and address at the top.

## Until when

Until I withdraw it. I may do so whenever I like, from my profile or with the same link by which I gave it. From then on nothing new is declared in my name; what was declared before does not change.
`.trim()
