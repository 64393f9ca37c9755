import { type FormEvent, type RefObject, useState } from 'react'
import { areEmpty, dimensionsInMillimetres, NO_DIMENSIONS, type TypedDimensions } from './dimension-fields.tsx'
import { looksLikeTracking } from './scan-outcome.ts'
import type { Intake } from './use-receive-station.ts'

type Options = {
  field: RefObject<HTMLInputElement | null>
  onConfirm: (intake: Intake) => void
  /** The next package was scanned before this one was weighed. */
  onScan: (scanned: string) => void
}

/** Weight, dimensions and photos as they are being given; nothing is lost when the server refuses. */
export function useIntake({ field, onConfirm, onScan }: Options) {
  const [weightInGrams, setWeight] = useState<number | null>(null)
  const [dimensions, setDimensions] = useState<TypedDimensions>(NO_DIMENSIONS)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [wasTried, setTried] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    if (looksLikeTracking(typed)) return onScan(typed)
    setTried(true)
    const dimensionsGiven = dimensionsInMillimetres(dimensions)
    if (!weightInGrams || (!areEmpty(dimensions) && !dimensionsGiven)) return
    onConfirm({ weightInGrams, photos, ...(dimensionsGiven ? { dimensionsInMillimetres: dimensionsGiven } : {}) })
  }
  const isWeightMissing = wasTried && !weightInGrams
  return { weightInGrams, setWeight, dimensions, setDimensions, photos, setPhotos, wasTried, isWeightMissing, submit }
}
