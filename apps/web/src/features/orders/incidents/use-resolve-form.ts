import type { OrderDetail } from '@app/contract/orders.contract'
import type { IncidentResolution, Responsible } from '@app/domain'
import { useState } from 'react'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ALL_OF_IT, mustStay, usuallyResponsible } from './possible-resolutions.ts'
import { useResolveIncident } from './resolve-incident.queries.ts'

export type ResolveValues = {
  outcome: IncidentResolution
  resolution: string
  clientsWord?: string | undefined
  returnCarrier?: string | undefined
  returnTracking?: string | undefined
}
const EMPTY: ResolveValues = { outcome: 'solved', resolution: '', clientsWord: '', returnCarrier: '', returnTracking: '' }

/** What staff say of an incident that ends, and its sending: of each way to end it only what belongs to it. */
export function useResolveForm(order: OrderDetail, onDone: () => void) {
  const resolving = useResolveIncident()
  const [chosen, setResponsible] = useState<Responsible | null>(null)
  const [damage, setDamage] = useState(ALL_OF_IT)
  const [papers, setPapers] = useState<readonly File[]>([])
  const upload = useUpload()
  const form = useContractForm(async () => (await import('./resolve-incident.schemas.ts')).resolveForm, { defaultValues: EMPTY })
  const outcome = form.watch('outcome')
  const usual = usuallyResponsible(outcome, order)
  const goesOn = outcome === 'damaged' && (damage.isFit || mustStay(order))
  const incident = order.incidents.find(({ status }) => status === 'opened')
  const submit = form.handleSubmit(({ clientsWord, returnCarrier, returnTracking, ...said }) =>
    upload
      .run((options) =>
        resolving.mutateAsync({
          ...{ id: order.id, incidentId: incident?.id ?? '', ...said, papers, options },
          ...(chosen && chosen !== usual ? { responsible: chosen } : {}),
          ...(outcome === 'damaged' ? { shareInPercent: damage.shareInPercent, isFit: goesOn } : {}),
          ...(outcome === 'returned' ? { returnCarrier, returnTracking } : {}),
          ...(outcome === 'abandoned' ? { clientsWord } : {}),
        }),
      )
      .then(onDone),
  )
  const paper = { files: papers, onChange: setPapers, progress: upload.progress, onCancel: upload.cancel }
  return { form, outcome, responsible: chosen ?? usual, setResponsible, damage, setDamage, paper, goesOn, resolving, submit }
}
