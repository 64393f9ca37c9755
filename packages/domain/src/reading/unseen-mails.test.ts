// Mails written before the reader was, that it was never tuned on: what it makes of them is reported, not aimed at.
import { describeReadings, type ReadMail } from '../testing/mail-readings.ts'
import { readMail } from './mail-reading.ts'

const EBAY = `Your order is confirmed.
Hi Lorena,
Thanks for shopping with us. Your order is on its way to being packed.
Estimated delivery: Tue, Mar 3 - Fri, Mar 6

Vintage Seiko 5 Automatic Watch 7S26 Blue Dial
Item ID: 256488112233
Quantity: 1
Price: $74.50
Sold by: watch_corner_tx
Order number: 09-12873-44310

Order summary
Subtotal (1 item)   $74.50
Shipping   $6.25
Sales tax   $5.65
Order total   $86.40
Paid with Visa x-1881`

const TARGET = `Thanks for your order, Marco!
Order #912003884415
Placed February 2, 2026

Shipping to Miami, FL

Threshold Bath Towel - White
Qty: 4
$8.00 / ea

Room Essentials Desk Lamp Black
Qty: 1
$15.00 / ea

Subtotal (5 items)  $47.00
Target Circle savings  -$4.70
Delivery  Free
Estimated taxes  $2.96
Total  $45.26`

const SHOPIFY = `Order BRX-20418 confirmed

Order summary
------------------------
Merino Crew Sock Bundle × 2
Charcoal / L
$36.00
Trail Cap × 1
Olive
$28.00

Discount (WELCOME10)
-$6.40
Subtotal
$57.60
Shipping
$5.00
Taxes
$4.03
Total
$66.63 USD`

const ALIEXPRESS = `Pedido confirmado
Hola Daniel, recibimos tu pago.
N.º de pedido: 8190021145563317
Vendedor: Ugreen Flagship Store

Cable USB C a USB C 100W 2m
Color: negro
Cantidad: 3
US $4,20

Subtotal   US $12,60
Envío   US $1,99
Descuento   -US $2,00
Impuestos   US $0,88
Total   US $13,47`

const NIKE = `NIKE
Order Number: C01244879031
We received your order.

Nike Pegasus 41
Men's Road Running Shoes
Size: 10.5
Color: Black/White
Qty 1
$104.97 $140.00

Nike Everyday Plus
Training Crew Socks (6 Pairs)
Size: L
Qty 1
$22.00

Subtotal $126.97
Shipping & Handling $0.00
Tax $8.89
Total $135.86`

describeReadings(
  'mails that were never tuned on',
  [
    {
      shape: 'eBay, price before the seller',
      text: EBAY,
      store: '',
      order: '09-12873-44310',
      items: [['Vintage Seiko 5 Automatic Watch 7S26 Blue Dial', 1, 7_450]],
      sums: [625, 565, 0, 8_640],
    },
    {
      shape: 'Target, prices each, savings as a discount',
      text: TARGET,
      store: 'Target',
      order: '912003884415',
      items: [
        ['Threshold Bath Towel - White', 4, 800],
        ['Room Essentials Desk Lamp Black', 1, 1_500],
      ],
      sums: [0, 296, 470, 4_526],
    },
    {
      shape: 'a small shop, amounts under their words',
      text: SHOPIFY,
      from: 'hello@branchandrow.example',
      store: 'Branchandrow',
      order: 'BRX-20418',
      items: [
        ['Merino Crew Sock Bundle', 2, 1_800],
        ['Trail Cap', 1, 2_800],
      ],
      sums: [500, 403, 640, 6_663],
    },
    {
      shape: 'AliExpress in Spanish, decimal commas',
      text: ALIEXPRESS,
      from: 'transaction@notice.aliexpress.com',
      store: 'AliExpress',
      order: '8190021145563317',
      items: [['Cable USB C a USB C 100W 2m', 3, 420]],
      sums: [199, 88, 200, 1_347],
    },
    {
      shape: 'Nike, a struck price beside the one that was paid',
      text: NIKE,
      store: 'Nike',
      order: 'C01244879031',
      items: [
        ["Nike Pegasus 41 Men's Road Running Shoes", 1, 10_497],
        ['Nike Everyday Plus Training Crew Socks (6 Pairs)', 1, 2_200],
      ],
      sums: [0, 889, 0, 13_586],
    },
  ] satisfies ReadMail[],
  ({ text, from }: ReadMail) => readMail({ text, from }),
)
