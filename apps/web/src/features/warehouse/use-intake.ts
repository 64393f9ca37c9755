import { type FormEvent, type RefObject, useState } from 'react'
import { areEmpty, dimensionsInMillimetres, NO_DIMENSIONS, type TypedDimensions } from './dimension-fields.tsx'
import { looksLikeTracking } from './scan/scan-outcome.ts'

/** What the person at the station gave for the package in front of them. */
export type Intake = {
  weightInGrams: number
  dimensionsInMillimetres?: { length: number; width: number; height: number }
  photos: readonly File[]
}

type Options = {
  field: RefObject<HTMLInputElement | null>
  onConfirm: (intake: Intake) => void
  /** The next package was scanned before this one was weighed, by a scanner as slow as a person. */
  onScan: (scanned: string) => void
  /** Something was given that another scan must not throw away. */
  onTouched: () => void
}

/** Weight, dimensions and photos as they are being given; nothing is lost when the server refuses. */
export function useIntake({ field, onConfirm, onScan, onTouched }: Options) {
  const [weightInGrams, setWeight] = useState<number | null>(null)
  const [dimensions, setDimensions] = useState<TypedDimensions>(NO_DIMENSIONS)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [wasTried, setTried] = useState(false)
  const touching =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      if (value !== null) onTouched()
      set(value)
    }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    if (looksLikeTracking(typed)) return onScan(typed)
    setTried(true)
    const dimensionsGiven = dimensionsInMillimetres(dimensions)
    if (!weightInGrams || (!areEmpty(dimensions) && !dimensionsGiven)) return field.current?.focus()
    onConfirm({ weightInGrams, photos, ...(dimensionsGiven ? { dimensionsInMillimetres: dimensionsGiven } : {}) })
  }
  return {
    weightInGrams,
    setWeight: touching(setWeight),
    dimensions,
    setDimensions: touching(setDimensions),
    photos,
    setPhotos: touching(setPhotos),
    wasTried,
    isWeightMissing: wasTried && !weightInGrams,
    submit,
  }
}
