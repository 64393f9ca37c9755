import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useDraft } from '../edit/use-draft.ts'

/** What was typed into a form and not sent: found again when it opens. */
export function useFormDraft<Given extends FieldValues>(name: string | undefined, defaultValues: DefaultValues<Given>) {
  const { read, keep, forget } = useDraft<Given>(name ?? '')
  const [found] = useState(() => (name ? read() : null))
  const [wasFound, setFound] = useState(found !== null)
  const pristine = JSON.stringify(defaultValues)
  const initial: DefaultValues<Given> = { ...defaultValues, ...found?.values }
  return { initial, version: found?.version ?? null, wasFound, setFound, keep, forget, pristine }
}

type Kept<Given extends FieldValues> = ReturnType<typeof useFormDraft<Given>>

/** Keeps a draft while the form is filled in; of a form as it opened nothing is kept. */
export function useKeptDraft<Given extends FieldValues, Parsed>(
  name: string | undefined,
  { watch }: UseFormReturn<Given, unknown, Parsed>,
  { keep, forget, pristine }: Pick<Kept<Given>, 'keep' | 'forget' | 'pristine'>,
  version: number | null,
): void {
  useEffect(() => {
    if (!name) return
    const subscription = watch((values) => {
      if (JSON.stringify(values) === pristine) forget()
      else keep(values as Given, version)
    })
    return () => subscription.unsubscribe()
  }, [name, watch, keep, forget, pristine, version])
}
