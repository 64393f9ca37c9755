// Mails written before the reader was, that it was never tuned on: what it makes of them is reported, not aimed at.
import { describeReadings, type ReadMail } from '../testing/mail-readings.ts'
import { readMail } from './mail-reading.ts'

const SHIPPED = `Your package has shipped!
Walmart order# 2000123-98765432
Arrives by Thu, Jan 22

Carrier: FedEx
Tracking number 398812344570

1 item
Onn. 24" FHD Monitor
Qty 1

Track shipment
Need help? Visit our Help Center`

const REFUND = `Hello Paula,
We've processed your refund.
Order: 112-5567811-9920043
Item: Instant Pot Duo 6 Quart
Refund total: $79.95
Refund subtotal $74.72
Tax refund $5.23
Refund will appear on your Visa in 3-5 business days.
Amazon.com`

const FORWARDED = `---------- Forwarded message ---------
From: B&H Photo <orders@bhphotovideo.com>
Date: Mon, Jan 12, 2026 at 9:14 AM
Subject: Your B&H Order 1108823345
To: <ivan.ruales@example.com>

> Thank you for your order!
>
> Order #: 1108823345
>
> Item   Qty   Price   Total
> Rode VideoMicro II Microphone   1   $79.00   $79.00
> SanDisk 128GB Extreme PRO SDXC   2   $22.49   $44.98
>
> Merchandise Total:   $123.98
> Shipping:   $0.00
> Tax:   $0.00
> Order Total:   $123.98`

const SHEIN = `SHEIN
Order No.: GSONZ8100HF4K2
Thanks for your purchase

Women's Casual Ribbed Knit Top
Beige / M
x1
$8.49
Kids Dinosaur Pajama Set
Green / 5Y
x2
$11.25

Item subtotal: $30.99
Coupon: -$4.65
Shipping fee: FREE
Sales tax: $1.84
Grand total: $28.18`

const ODD_SUM = `Thank you for ordering from Etsy
Your order number is 3398120045
Shop: OakAndAshStudio
Transaction ID: 4410298733
Engraved walnut cutting board
Quantity: 1
Price: $48.00

Item total $48.00
Shipping $9.80
Sales tax $4.05
Order total $62.85`

describeReadings(
  'more mails that were never tuned on',
  [
    {
      shape: 'Walmart, sent, without prices',
      text: SHIPPED,
      store: 'Walmart',
      order: '2000123-98765432',
      tracking: ['398812344570'],
      isSure: false,
    },
    { shape: 'Amazon, a refund', text: REFUND, store: 'Amazon', order: '112-5567811-9920043', isSure: false },
    {
      shape: 'B&H, forwarded with its marks',
      text: FORWARDED,
      store: 'B&H',
      order: '1108823345',
      items: [
        ['Rode VideoMicro II Microphone', 1, 7_900],
        ['SanDisk 128GB Extreme PRO SDXC', 2, 2_249],
      ],
      sums: [0, 0, 0, 12_398],
    },
    {
      shape: 'Shein, quantities as x2',
      text: SHEIN,
      store: 'Shein',
      order: 'GSONZ8100HF4K2',
      items: [
        ["Women's Casual Ribbed Knit Top", 1, 849],
        ['Kids Dinosaur Pajama Set', 2, 1_125],
      ],
      sums: [0, 184, 465, 2_818],
    },
    { shape: 'Etsy, a sum that is a dollar off', text: ODD_SUM, store: 'Etsy', order: '3398120045', isSure: false },
  ] satisfies ReadMail[],
  ({ text, from }: ReadMail) => readMail({ text, from }),
)
