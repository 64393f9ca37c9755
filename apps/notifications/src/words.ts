import type { NotificationKind } from '@app/contract/notifications.contract'
import type { ShowMessage } from '@app/contract/remote-notifications'

type Language = ShowMessage['language']
type Words = {
  title: string
  readAll: string
  unread: string
  emptyTitle: string
  emptySentence: string
  /** Of a kind that this component does not know. */
  other: string
  sentences: Record<NotificationKind, string>
}

/** `{code}` is the package's, or the purchase's. */
export const WORDS: Record<Language, Words> = {
  es: {
    title: 'Notificaciones',
    readAll: 'Marcar todo como leído',
    unread: 'Sin leer',
    emptyTitle: 'Nada nuevo por ahora',
    emptySentence: 'Aquí te contamos cada paso de los paquetes, de Miami a Quito.',
    other: 'Hay una novedad de {code}.',
    sentences: {
      orderRegistered: 'Registramos tu pedido {code}. Lo estamos revisando.',
      orderReviewed: 'Revisamos tu pedido {code}. Lo esperamos en Miami.',
      orderIncomplete: 'A tu pedido {code} le falta algo para seguir.',
      orderResumed: 'Tu pedido {code} está completo y sigue su camino.',
      orderInMiami: 'Tu paquete {code} llegó a la bodega de Miami.',
      receiptUndone: 'Corregimos un ingreso por error: tu paquete {code} todavía no llega a Miami.',
      orderShipped: 'Tu paquete {code} salió de Miami hacia Quito.',
      orderArrived: 'Tu paquete {code} llegó a Quito. Lo pesamos y te avisamos.',
      orderReadyToPay: 'Tu paquete {code} está en la bodega de Quito, listo para pagar.',
      orderPriceChanged: 'El precio de tu paquete {code} cambió. Mira el detalle.',
      billIssued: 'La factura de tu paquete {code} espera tu pago.',
      billVoided: 'Anulamos la factura de tu paquete {code}. Puedes generar otra.',
      orderPaid: 'Confirmamos el pago de tu paquete {code}. Ya puedes retirarlo.',
      orderDelivered: 'Entregamos tu paquete {code}. ¡Que lo disfrutes!',
      orderRemoved: 'Eliminamos tu pedido {code}.',
      orderSplit: 'Dividimos tu paquete {code} en varios para que pueda seguir.',
      paymentUndone: 'Corregimos un pago registrado por error: la factura de tu paquete {code} espera tu pago.',
      paymentProofRefused: 'No pudimos aceptar tu comprobante de pago de {code}. Revisa por qué y envía otro.',
      incidentOpened: 'Hay una novedad con tu paquete {code}. Te contamos qué pasó.',
      incidentResolved: 'La novedad de tu paquete {code} quedó resuelta. Mira cómo.',
      purchaseRegistered: 'Registramos tu compra asistida {code}. La estamos revisando.',
      purchasePriceProposed: 'Tu compra asistida {code} tiene un nuevo precio. Acéptalo para que la hagamos.',
      purchaseApproved: 'Aprobamos tu compra asistida {code}. Ya es uno de tus pedidos.',
      purchaseRemoved: 'Eliminamos tu compra asistida {code}.',
      dropshippingQuoted: 'Cotizamos tu pedido de dropshipping {code}. Acéptalo antes de que venza.',
      dropshippingPurchased: 'Compramos tu pedido de dropshipping {code}. Ya es uno de tus pedidos.',
      orderToReview: 'El pedido {code} espera que lo revises.',
      orderAnswered: 'El cliente respondió lo que faltaba del pedido {code}.',
      packageMatched: 'El paquete sin dueño resultó ser del pedido {code}.',
      purchaseToReview: 'La compra asistida {code} espera que la revises.',
      purchaseAccepted: 'El cliente aceptó el precio de la compra asistida {code}. Ya se puede hacer.',
      dropshippingToQuote: 'El pedido de dropshipping {code} espera una cotización.',
      dropshippingAccepted: 'El cliente aceptó la cotización de dropshipping {code}. Ya se puede comprar.',
      paymentProofReceived: 'Llegó un comprobante de pago de {code}. Confírmalo o recházalo.',
      billRequested: 'El cliente generó la factura {code}. Espera su pago.',
    },
  },
  en: {
    title: 'Notifications',
    readAll: 'Mark all as read',
    unread: 'Unread',
    emptyTitle: 'Nothing new for now',
    emptySentence: 'Here we tell you each step of the packages, from Miami to Quito.',
    other: 'There is news of {code}.',
    sentences: {
      orderRegistered: 'We registered your order {code}. We are reviewing it.',
      orderReviewed: 'We reviewed your order {code}. We expect it in Miami.',
      orderIncomplete: 'Your order {code} needs something before it can go on.',
      orderResumed: 'Your order {code} is complete and goes on its way.',
      orderInMiami: 'Your package {code} reached the Miami warehouse.',
      receiptUndone: 'We corrected a mistaken scan: your package {code} has not reached Miami yet.',
      orderShipped: 'Your package {code} left Miami for Quito.',
      orderArrived: 'Your package {code} landed in Quito. We weigh it and let you know.',
      orderReadyToPay: 'Your package {code} is in the Quito warehouse, ready to pay.',
      orderPriceChanged: 'The price of your package {code} changed. See the details.',
      billIssued: 'The bill of your package {code} awaits your payment.',
      billVoided: 'We voided the bill of your package {code}. You can create another.',
      orderPaid: 'We confirmed the payment of your package {code}. You can collect it.',
      orderDelivered: 'We delivered your package {code}. Enjoy it!',
      orderRemoved: 'We removed your order {code}.',
      orderSplit: 'We split your package {code} into several so that it can go on.',
      paymentUndone: 'We corrected a payment recorded by mistake: the bill of your package {code} awaits your payment.',
      paymentProofRefused: 'We could not accept your payment receipt for {code}. See why and send another.',
      incidentOpened: 'Something happened with your package {code}. We tell you what.',
      incidentResolved: 'What happened with your package {code} is resolved. See how.',
      purchaseRegistered: 'We registered your assisted purchase {code}. We are reviewing it.',
      purchasePriceProposed: 'Your assisted purchase {code} has a new price. Accept it and we buy it.',
      purchaseApproved: 'We approved your assisted purchase {code}. It is one of your orders now.',
      purchaseRemoved: 'We removed your assisted purchase {code}.',
      dropshippingQuoted: 'We quoted your dropshipping request {code}. Accept it before it expires.',
      dropshippingPurchased: 'We bought your dropshipping request {code}. It is one of your orders now.',
      orderToReview: 'Order {code} waits for your review.',
      orderAnswered: 'The client answered what order {code} lacked.',
      packageMatched: 'The unmatched package turned out to be of order {code}.',
      purchaseToReview: 'Assisted purchase {code} waits for your review.',
      purchaseAccepted: 'The client accepted the price of assisted purchase {code}. It can be bought.',
      dropshippingToQuote: 'Dropshipping request {code} waits for a quote.',
      dropshippingAccepted: 'The client accepted the quote of dropshipping request {code}. It can be bought.',
      paymentProofReceived: 'A payment receipt for {code} came in. Confirm or refuse it.',
      billRequested: 'The client created bill {code}. Its payment is awaited.',
    },
  },
}

/** What stands before and after the code. */
export function sentenceParts(kind: NotificationKind, language: Language): [before: string, after: string] {
  const { sentences, other } = WORDS[language]
  const [before = '', after = ''] = (sentences[kind] ?? other).split('{code}')
  return [before, after]
}
