import { type FormEvent, useState } from 'react'
import { areEmpty, dimensionsInMillimetres, NO_DIMENSIONS, type TypedDimensions } from './dimension-fields.tsx'
import type { Intake } from './use-receive-station.ts'

/** Weight, dimensions and photos as they are being given; nothing is lost when the server refuses. */
export function useIntake(onConfirm: (intake: Intake) => void, initialWeightInGrams: number | null = null) {
  const [weightInGrams, setWeight] = useState(initialWeightInGrams)
  const [dimensions, setDimensions] = useState<TypedDimensions>(NO_DIMENSIONS)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [wasTried, setTried] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const dimensionsGiven = dimensionsInMillimetres(dimensions)
    if (!weightInGrams || (!areEmpty(dimensions) && !dimensionsGiven)) return
    onConfirm({ weightInGrams, photos, ...(dimensionsGiven ? { dimensionsInMillimetres: dimensionsGiven } : {}) })
  }
  const isWeightMissing = wasTried && !weightInGrams
  return { weightInGrams, setWeight, dimensions, setDimensions, photos, setPhotos, wasTried, isWeightMissing, submit }
}
