// Pasted texts of order mails, in the shapes that stores use. People and numbers are invented.
import { describeReadings, type ReadMail } from '../testing/mail-readings.ts'
import { readMail } from './mail-reading.ts'

const ETSY = `Your Etsy Purchase from PineAndPearl
Your order number is 3012998877
Hand-stamped silver bookmark
Quantity: 2
Price: $12.50
Item total $25.00
Discount -$2.50
Shipping $4.20
Sales tax $1.58
Order total $28.28`

const MACYS = `Macy's
Order Number: 5566778899
INC Women's Belted Coat
Color: Camel
Qty: 1
Reg. $199.50
Sale $119.70
Merchandise Total $119.70
Coupon SAVE20 -$23.94
Shipping Free
Tax $6.70
Order Total $102.46`

const NEWEGG = `Newegg
Sales Order Number: 220099887
Item\tQty\tUnit Price\tSavings\tTotal Price
ASUS ROG Strix B650 Motherboard\t1\t$199.99\t\t$199.99
Corsair Vengeance 32GB DDR5\t2\t$94.99\t\t$189.98
Subtotal:\t$389.97
Tax:\t$27.30
Shipping:\t$0.00
Order Total:\t$417.27`

const BH = `B&H Photo Video
Order Number: 1100223344
Description   Qty   Unit Price   Amount
Manfrotto Befree Tripod   1   $149.88   $149.88
Subtotal   $149.88
Shipping   $12.50
Total   $162.38`

const HOME_DEPOT = `The Home Depot
Order #WA12345678
Husky Tool Bag 18 in.
Store SKU #1002345678
Qty 1   $34.97
Subtotal $34.97
Delivery $7.99
Sales Tax $3.01
Total $45.97`

const SPANISH = `¡Hola María!
Gracias por tu compra en Temu
Número de pedido: PO-211-09876543210987
Organizador de cajones, 6 piezas
Cant.: 2
Precio: $9,49
Subtotal: $18,98
Descuento: -$3,80
Envío: Gratis
Impuesto: $1,06
Total del pedido: $16,24`

const SPANISH_AMAZON = `Gracias por tu pedido, Luis
Pedido n.º 113-1212121-3434343
Cafetera italiana de aluminio 6 tazas
Cantidad: 1
$27.45
Subtotal de los productos: $27.45
Envío: $0.00
Total antes de impuestos: $27.45
Impuesto estimado: $1.92
Total: $29.37`

const SMALL_SHOP = `Order #4471 confirmed
Thank you for your purchase!
Order summary
Enamel Camp Mug × 2
Forest
$32.00
Subtotal
$32.00
Shipping
$6.50
Taxes
$2.24
Total
$40.74 USD
You saved $4.00`

const QUOTED = `Begin forwarded message:
From: Old Navy <custserv@oldnavy.com>
Subject: Order received
> > Order # 1CKL998877
> >
> > Slim Built-In Flex Jeans
> > Size: 32x32
> > Qty: 2
> > $29.99
> >
> > Merchandise Subtotal: $59.98
> > Shipping: $7.00
> > Tax: $4.20
> > Order Total: $71.18`

const FEE = `Etsy
Your order number is 3055667788
Leather key ring
Quantity: 1
Price: $15.00
Item total $15.00
Handmade insurance $2.00
Shipping $4.00
Order total $21.00`

const CANADIAN = `Order #88123 confirmed
Wool blanket × 1
CAD $89.00
Subtotal
CAD $89.00
Total
CAD $89.00`

describeReadings(
  'mails of other stores',
  [
    {
      shape: 'Etsy',
      text: ETSY,
      store: 'Etsy',
      order: '3012998877',
      items: [['Hand-stamped silver bookmark', 2, 1_250]],
      sums: [420, 158, 250, 2_828],
    },
    {
      shape: "Macy's, regular and sale price",
      text: MACYS,
      store: "Macy's",
      order: '5566778899',
      items: [["INC Women's Belted Coat", 1, 11_970]],
      sums: [0, 670, 2_394, 10_246],
    },
    {
      shape: 'Newegg, a table',
      text: NEWEGG,
      store: 'Newegg',
      order: '220099887',
      items: [
        ['ASUS ROG Strix B650 Motherboard', 1, 19_999],
        ['Corsair Vengeance 32GB DDR5', 2, 9_499],
      ],
      sums: [0, 2_730, 0, 41_727],
    },
    {
      shape: 'B&H, columns by spaces, no tax',
      text: BH,
      store: 'B&H',
      order: '1100223344',
      items: [['Manfrotto Befree Tripod', 1, 14_988]],
      sums: [1_250, 0, 0, 16_238],
    },
    {
      shape: 'Home Depot',
      text: HOME_DEPOT,
      store: 'Home Depot',
      order: 'WA12345678',
      items: [['Husky Tool Bag 18 in.', 1, 3_497]],
      sums: [799, 301, 0, 4_597],
    },
    {
      shape: 'Temu in Spanish, decimal commas',
      text: SPANISH,
      store: 'Temu',
      order: 'PO-211-09876543210987',
      items: [['Organizador de cajones, 6 piezas', 2, 949]],
      sums: [0, 106, 380, 1_624],
    },
    {
      shape: 'Amazon in Spanish',
      text: SPANISH_AMAZON,
      from: 'confirmar-envio@amazon.com',
      store: 'Amazon',
      order: '113-1212121-3434343',
      items: [['Cafetera italiana de aluminio 6 tazas', 1, 2_745]],
      sums: [0, 192, 0, 2_937],
    },
    {
      shape: 'a small shop, the price of all',
      text: SMALL_SHOP,
      from: 'shop@tin-and-pine.example',
      store: 'Tin and pine',
      order: '4471',
      items: [['Enamel Camp Mug', 2, 1_600]],
      sums: [650, 224, 0, 4_074],
    },
    {
      shape: 'Old Navy, forwarded twice',
      text: QUOTED,
      from: 'Ana <ana@gmail.com>',
      store: 'Old Navy',
      order: '1CKL998877',
      items: [['Slim Built-In Flex Jeans', 2, 2_999]],
      sums: [700, 420, 0, 7_118],
    },
    { shape: 'Etsy, a fee of no known kind', text: FEE, store: 'Etsy', order: '3055667788', isSure: false },
    {
      shape: 'a shop that takes Canadian dollars',
      text: CANADIAN,
      from: 'hi@northwool.example',
      store: 'Northwool',
      order: '88123',
      isSure: false,
    },
  ] satisfies ReadMail[],
  ({ text, from }: ReadMail) => readMail({ text, from }),
)
