// Pasted texts of order mails, in the shapes that stores use. People and numbers are invented.
import { describeReadings, type ReadMail } from '../testing/mail-readings.ts'
import { readMail } from './mail-reading.ts'

const ODD_SPLIT = `Walmart
Order number: 2000115-11223344
Paper plates
Qty 3
$10.00
Subtotal $10.00
Shipping $0.00
Total $10.00`

const CARD_HOLDER = `Amazon
Order #112-7788990-0099887
Desk organizer
Qty: 1
$20.00
Recommended for you
Pen tray
$8.00
Item Subtotal: $20.00
Shipping: $0.00
Order Total: $20.00`

const PARTS_OF_SHIPMENT = `Amazon.com order
Order #112-3334445-6667778
Shipment 1 of 2
Espresso cups, set of 4
Qty: 1
$22.00
Shipment 2 of 2
Espresso spoons
Qty: 2
$6.00
Item Subtotal: $34.00
Shipping & Handling: $4.99
Estimated tax: $2.38
Grand Total: $41.37`

const SENT_BY_USPS = `Hi Carla, your order from PaperFox is on its way.
Order #PF-20881
USPS tracking number: 9400 1118 9922 3197 4284 97
Enamel pin set
Qty: 1`

const SENT_BY_DHL = `Tu pedido fue enviado
AliExpress
Número de pedido: 3011223344556677
Transportista: DHL
Número de seguimiento: 1234567891
Teléfono: 3055551234`

const COSTCO = `Costco Wholesale
Order Number 1099887766
Kirkland Signature Vitamin D3, 600 Softgels
Item # 1234567
Quantity: 2
Unit Price: $13.99
Total: $27.98
Subtotal: $27.98
Shipping & Handling: $0.00
Estimated Tax: $0.00
Order Total: $27.98`

const MONTHLY = `Thanks for your order from Kohl's
Order # 6677889901
Sonoma Sheet Set, Queen
Qty: 1
$64.99
Subtotal $64.99
Kohl's Cash discount -$10.00
Shipping $8.95
Tax $4.48
Total $68.42
or 4 payments of $17.11 with Afterpay`

const POUNDS = `Amazon.co.uk
Order #203-1234567-7654321
Tea towel
Quantity: 1
£9.99
Order Total: £9.99`

const UNTITLED = `Hola, te paso lo que compré: unos audífonos y una funda.
Llegan el viernes. Gracias.`

const OLD_ORDERS = `Zappos
Order #55667701
Brooks Ghost 16
Qty: 1
$139.95
Subtotal: $139.95
Tax: $9.80
Total: $149.75

Your other order
Order #55667702
Total: $80.00`

const GAP_COUNT = `Levi.com
Order number: 3300991122
2 x 511 Slim Fit Jeans   $69.50   $139.00
1 x Trucker Jacket   $98.00   $98.00
Merchandise subtotal: $237.00
Promo LEVIS20: -$47.40
Standard shipping: Free
Sales tax: $13.27
Order total: $202.87`

describeReadings(
  'mails that ask for doubt',
  [
    {
      shape: 'three for ten dollars, no whole cents each',
      text: ODD_SPLIT,
      store: 'Walmart',
      order: '2000115-11223344',
      isSure: false,
    },
    {
      shape: 'Amazon, something recommended before the sum',
      text: CARD_HOLDER,
      store: 'Amazon',
      order: '112-7788990-0099887',
      isSure: false,
    },
    {
      shape: 'Amazon, two shipments',
      text: PARTS_OF_SHIPMENT,
      store: 'Amazon',
      order: '112-3334445-6667778',
      items: [
        ['Espresso cups, set of 4', 1, 2_200],
        ['Espresso spoons', 2, 600],
      ],
      sums: [499, 238, 0, 4_137],
    },
    {
      shape: 'a small shop, sent by USPS',
      text: SENT_BY_USPS,
      from: 'hi@paperfox.example',
      store: 'Paperfox',
      order: 'PF-20881',
      tracking: ['9400111899223197428497'],
      isSure: false,
    },
    {
      shape: 'AliExpress, sent by DHL, a telephone beside it',
      text: SENT_BY_DHL,
      store: 'AliExpress',
      order: '3011223344556677',
      tracking: ['1234567891'],
      isSure: false,
    },
    {
      shape: 'Costco, price of one and of all',
      text: COSTCO,
      store: 'Costco',
      order: '1099887766',
      items: [['Kirkland Signature Vitamin D3, 600 Softgels', 2, 1_399]],
      sums: [0, 0, 0, 2_798],
    },
    {
      shape: 'Kohl’s, paid in parts',
      text: MONTHLY,
      store: 'Kohl’s',
      order: '6677889901',
      items: [['Sonoma Sheet Set, Queen', 1, 6_499]],
      sums: [895, 448, 1_000, 6_842],
    },
    { shape: 'Amazon, in pounds', text: POUNDS, store: 'Amazon', order: '203-1234567-7654321', isSure: false },
    { shape: 'a person’s own words', text: UNTITLED, store: '', isSure: false },
    { shape: 'Zappos, another order’s total below', text: OLD_ORDERS, store: 'Zappos', order: '55667701', isSure: false },
    {
      shape: 'Levi’s, quantities first, a promotion',
      text: GAP_COUNT,
      store: 'Levi’s',
      order: '3300991122',
      items: [
        ['511 Slim Fit Jeans', 2, 6_950],
        ['Trucker Jacket', 1, 9_800],
      ],
      sums: [0, 1_327, 4_740, 20_287],
    },
  ] satisfies ReadMail[],
  ({ text, from }: ReadMail) => readMail({ text, from }),
)
