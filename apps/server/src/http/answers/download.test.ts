import { expect, test } from 'vitest'
import { attachment } from './download.ts'

test.each([
  ['invoice.pdf', `attachment; filename="invoice.pdf"; filename*=UTF-8''invoice.pdf`],
  ['Factura año 1.pdf', `attachment; filename="Factura ano 1.pdf"; filename*=UTF-8''Factura%20a%C3%B1o%201.pdf`],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['包裹', `attachment; filename="file"; filename*=UTF-8''%E5%8C%85%E8%A3%B9`],
  ['x\r\nset-cookie: a=b', `attachment; filename="xset-cookie: a=b"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a%3Db`],
])('a download is named %s', (name, header) => {
  expect(attachment(name)).toBe(header)
})
