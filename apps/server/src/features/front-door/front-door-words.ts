// What the front door says, in both languages.
import type { Language } from '@app/domain'

type Fault = 'valueMissing' | 'valueWrong' | 'weightMissing' | 'weightWrong'

export type FrontDoorWords = {
  title: (company: string) => string
  description: string
  /** A line each. */
  promise: readonly [string, string]
  how: string
  signUp: string
  signIn: string
  otherLanguage: string
  toContent: string
  calculator: {
    title: string
    sentence: string
    value: string
    weight: string
    unit: string
    submit: string
    faults: Record<Fault, string>
    tooMuch: (weight: string, value: string) => string
    tooMany: string
    purchase: string
    bringing: string
    landed: string
    note: string
  }
  steps: { title: string; each: readonly (readonly [title: string, sentence: string])[] }
  limits: { title: string; most: (weight: string, value: string) => string; more: string }
  notCarried: { title: string; each: readonly string[]; ask: string }
  counter: { title: string; ruc: string; hours: string; map: string; whatsApp: string }
  texts: { terms: string; privacy: string }
}

const es: FrontDoorWords = {
  title: (company) => `${company}: tu casillero en Miami, tus compras en Quito`,
  description:
    'Compra en Estados Unidos y recíbelo en Quito: dirección gratis en Miami, precio claro antes de comprar y cada paso a la vista.',
  promise: ['Compra en Estados Unidos.', 'Recíbelo en Ecuador.'],
  how: 'Te damos una dirección en Miami. Tú compras; nosotros recibimos, pesamos y traemos tus paquetes a Quito, y tú ves cada paso.',
  signUp: 'Crea tu casillero gratis',
  signIn: 'Entrar',
  otherLanguage: 'English',
  toContent: 'Ir al contenido',
  calculator: {
    title: 'Calcula tu envío',
    sentence: 'Lo que pagas en total por algo que compras, ya en Quito.',
    value: 'Valor de la compra (USD)',
    weight: 'Peso',
    unit: 'Unidad de peso',
    submit: 'Calcular',
    faults: {
      valueMissing: 'Escribe cuánto cuesta.',
      valueWrong: 'Escribe el valor en dólares, como 95,00.',
      weightMissing: 'Escribe cuánto pesa.',
      weightWrong: 'Escribe el peso en números, como 1,80.',
    },
    tooMuch: (weight, value) =>
      `Pasa de ${weight} o de ${value} con impuesto, lo más que lleva un envío 4x4. Divide la compra en dos y calcula cada parte.`,
    tooMany: 'Calculaste muchas veces seguidas. Prueba otra vez en unos minutos.',
    purchase: 'Tu compra',
    bringing: 'Traerlo a Quito',
    landed: 'Puesto en Quito',
    note: 'Para un paquete que viaja solo. El peso que cuenta es el que confirmamos en nuestra bodega.',
  },
  steps: {
    title: 'Cómo funciona',
    each: [
      ['Crea tu casillero', 'Es gratis. Recibes tu propia dirección en Miami.'],
      ['Compra y avísanos', 'Usa esa dirección en cualquier tienda y registra tu pedido con su factura.'],
      ['Vuela a Quito', 'Lo recibimos, pesamos y fotografiamos en Miami. Ves cada paso.'],
      ['Paga y retira', 'Pagas cuando ya está en Quito y lo retiras con tu documento.'],
    ],
  },
  limits: {
    title: 'Hasta dónde llega el 4x4',
    most: (weight, value) => `Cada envío lleva hasta ${weight} y hasta ${value}, contando el impuesto de Estados Unidos.`,
    more: 'Si tu compra pasa de ahí, te mostramos cómo dividirla.',
  },
  notCarried: {
    title: 'Lo que no traemos',
    each: ['Armas y municiones', 'Dinero en efectivo', 'Power banks y baterías portátiles', 'Baterías sueltas o de repuesto'],
    ask: 'Los celulares no viajan en 4x4; sus accesorios, sí.',
  },
  counter: { title: 'Dónde estamos', ruc: 'RUC', hours: 'Horario', map: 'Ver en el mapa', whatsApp: 'WhatsApp' },
  texts: { terms: 'Términos', privacy: 'Privacidad' },
}

const en: FrontDoorWords = {
  title: (company) => `${company}: your address in Miami, your purchases in Quito`,
  description:
    'Buy in the United States and collect in Quito: a free address in Miami, a clear price before you buy, and every step in view.',
  promise: ['Buy in the United States.', 'Receive it in Ecuador.'],
  how: 'We give you an address in Miami. You buy; we receive, weigh and bring your packages to Quito, and you see every step.',
  signUp: 'Get your free address',
  signIn: 'Sign in',
  otherLanguage: 'Español',
  toContent: 'To the content',
  calculator: {
    title: 'What it will cost',
    sentence: 'All that you pay for something you buy, once it is in Quito.',
    value: 'Value of the purchase (USD)',
    weight: 'Weight',
    unit: 'Unit of weight',
    submit: 'Calculate',
    faults: {
      valueMissing: 'Enter what it costs.',
      valueWrong: 'Enter the value in dollars, such as 95.00.',
      weightMissing: 'Enter what it weighs.',
      weightWrong: 'Enter the weight in figures, such as 1.80.',
    },
    tooMuch: (weight, value) =>
      `It is more than ${weight} or ${value} with tax, the most that one 4x4 shipment holds. Split the purchase in two and calculate each part.`,
    tooMany: 'You calculated many times in a row. Try again in a few minutes.',
    purchase: 'Your purchase',
    bringing: 'Bringing it to Quito',
    landed: 'In Quito',
    note: 'For a package that travels alone. The weight that counts is the one we confirm in our warehouse.',
  },
  steps: {
    title: 'How it works',
    each: [
      ['Get your address', 'It is free. You get your own address in Miami.'],
      ['Buy and tell us', 'Use that address in any store and register your order with its invoice.'],
      ['It flies to Quito', 'We receive, weigh and photograph it in Miami. You see every step.'],
      ['Pay and collect', 'You pay once it is in Quito and collect it with your document.'],
    ],
  },
  limits: {
    title: 'How far 4x4 goes',
    most: (weight, value) => `Each shipment holds up to ${weight} and up to ${value}, counting US sales tax.`,
    more: 'If your purchase is more than that, we show you how to split it.',
  },
  notCarried: {
    title: 'What we do not bring',
    each: ['Weapons and ammunition', 'Cash', 'Power banks and portable batteries', 'Loose or spare batteries'],
    ask: 'Telephones do not travel in 4x4; their accessories do.',
  },
  counter: { title: 'Where we are', ruc: 'RUC', hours: 'Hours', map: 'See on the map', whatsApp: 'WhatsApp' },
  texts: { terms: 'Terms', privacy: 'Privacy' },
}

export const FRONT_DOOR_WORDS: Record<Language, FrontDoorWords> = { es, en }
export type FormFault = Fault
