import { getFile } from '@app/contract/files.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, sees } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { PaymentProofList } from './payment-proof-list.tsx'

const name = 'transferencia-PAC-87621531-de-noviembre.pdf'
const proof: PaymentProof = {
  ...{ id: idOf(80), version: 1, createdAt: NOW, updatedAt: NOW, status: 'accepted', bill: null, purchase: null },
  client: { id: idOf(1), code: 'UIO-1001', name: 'Ana Paredes' },
  ...{ amountInCents: 1_647, reference: 'PAC-87621531', note: '', reviewedAt: NOW, refusalReason: null, allowedActions: [] },
  file: { id: idOf(81), name, contentType: 'application/pdf', sizeInBytes: 15, purpose: 'proof' },
}

test.each([360, 1280] as const)(
  'a receipt with a long name lies over nothing that is said of it, on %s pixels',
  async (width) => {
    answers(getFile, { name, contentType: 'application/pdf', content: new Uint8Array([1]) })
    await renderScreen(<PaymentProofList proofs={[proof]} />, { role: 'client', width })
    await sees(button(name))

    const paper = button(name).element().getBoundingClientRect()
    const amount = page.getByText('$16,47').element().getBoundingClientRect()
    expect(paper.right <= amount.left || paper.bottom <= amount.top).toBe(true)
  },
)
