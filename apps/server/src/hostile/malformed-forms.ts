// Multipart bodies that break its rules, or the limits.
import type { Random } from '../demo/calendar/random.ts'
import { nastyText } from './nasty-values.ts'
import type { Request } from './raw-http.ts'
import type { Target } from './targets.ts'

const BOUNDARY = 'frontera-8812'
const END = `--${BOUNDARY}--\r\n`
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'

const part = (head: string, content: string): string => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`
const field = (name: string, content: string): string => part(`content-disposition: form-data; name="${name}"`, content)
const file = (name: string, fileName: string, content = PDF): string =>
  part(`content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: application/pdf`, content)
const data = (target: Target): string => field('data', JSON.stringify(target.example ?? {}))

type Form = { body: string | Buffer; type?: string }
type Maker = (target: Target, random: Random) => Form

const FORMS: Record<string, Maker> = {
  'a form without boundary': (target, random) => ({
    body: data(target) + END,
    type: random.pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      'multipart/mixed; boundary=x',
    ]),
  }),
  'a form with another boundary': (target) => ({ body: data(target) + END, type: 'multipart/form-data; boundary=otra' }),
  'a form with an endless boundary': (target) => ({
    body: data(target),
    type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  }),
  'a form without its end': (target, random) => {
    const whole = data(target) + file('invoice', 'a.pdf') + END
    return { body: whole.slice(0, random.integer(1, whole.length - END.length)) }
  },
  'a form of thousands of parts': (target, random) => {
    const count = random.pick([101, 1_001, 5_000])
    const many = random.chance(0.5) ? field('x', '1') : file('photo-0', 'a.jpg', 'x')
    return { body: data(target) + many.repeat(count) + END }
  },
  'a form with a huge field name': (target, random) => ({
    body: field('n'.repeat(random.pick([101, 10_000, 200_000])), '1') + data(target) + END,
  }),
  'a form with a huge part head': (target) => ({
    body: part(`content-disposition: form-data; name="data"\r\nx-a: ${'h'.repeat(100_000)}`, '{}') + data(target) + END,
  }),
  'a form with a field of the prototype': (target, random) => ({
    body: random.pick([field, file])(random.pick(['__proto__', 'constructor', 'toString', '']), '{}') + data(target) + END,
  }),
  'a form whose data are nasty': (_target, random) => ({ body: field('data', nastyText(random)) + END }),
  'a form whose data say a wrong type': (target, random) => {
    const type = random.pick([
      'application/json',
      'text/html',
      'application/octet-stream',
      'nonsense',
      'application/json; charset=utf-7',
    ])
    return {
      body:
        part(
          `content-disposition: form-data; name="data"\r\ncontent-type: ${type}`,
          JSON.stringify(target.example ?? {}).slice(1),
        ) + END,
    }
  },
  'a form with its data twice': (target) => ({ body: data(target) + data(target) + END }),
  'a form with broken part heads': (target, random) => ({
    body:
      part(
        random.pick([
          '',
          'content-disposition',
          ':',
          'content-disposition: form-data',
          'content-disposition: attachment; name=data',
          '\0: \0',
        ]),
        '{}',
      ) +
      data(target) +
      END,
  }),
  'a form with nasty file names': (target, random) => ({
    body:
      data(target) +
      file(
        'invoice',
        nastyText(random)
          .slice(0, 3_000)
          .replaceAll(/["\r\n]/g, ''),
      ) +
      file('photo-0', '..\\..\\con') +
      END,
  }),
  'a form of other files than asked for': (target, random) => ({
    body:
      data(target) +
      file(random.pick(['nada', 'invoice-999999999', 'photo--1', 'photo-x', 'tracking-1e3', 'signature']), 'a.pdf') +
      END,
  }),
  'a form of bytes': (_target, random) => ({ body: Buffer.from(Array.from({ length: 3_000 }, () => random.integer(0, 255))) }),
  'a form in another transfer encoding': (target) => ({
    body: part('content-disposition: form-data; name="data"\r\ncontent-transfer-encoding: base64', '!!!!') + data(target) + END,
  }),
}

export const FORM_KINDS = Object.keys(FORMS)

export function malformedForm(kind: string, target: Target, random: Random): Request {
  const { body, type = `multipart/form-data; boundary=${BOUNDARY}` } = FORMS[kind]?.(target, random) ?? { body: '' }
  const method = target.method === 'GET' ? 'POST' : target.method
  return { method, path: target.path, headers: { ...target.headers, 'content-type': type }, body }
}
