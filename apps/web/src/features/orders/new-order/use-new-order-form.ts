import type { RetailParameters } from '@app/domain'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { useSearchParams } from '../../../ui/edit/use-search-params.ts'
import { useLateChecks } from '../../../ui/form/use-late-checks.ts'
import { type CarriedOver, carriedOverFrom } from './carried-over.ts'
import { draftOf, emptyOrder, emptyPackage, isWorthKeeping, type NewOrderValues, type PackageValues } from './new-order-values.ts'
import type { OrderingClient } from './ordering-client.ts'

/** The new order's form: checked field by field when left, kept as a draft, with the parameters in force. */
export function useNewOrderForm(parameters: RetailParameters | undefined, client?: OrderingClient) {
  // Of each client, what staff typed for them.
  const draft = useDraft<NewOrderValues>(client ? `newOrder/${client.id}` : 'newOrder')
  const inForce = useRef(parameters)
  inForce.current = parameters
  const { resolver, expectChecks } = useLateChecks<NewOrderValues>(async () => {
    const { problemsOf } = await import('./new-order-problems.ts')
    return (values) => {
      const problems = problemsOf(values, inForce.current)
      return problems.length > 0 ? { problems } : { values }
    }
  })
  const [search, setSearch] = useSearchParams()
  const [{ initial, wasFound }] = useState(() => {
    const typed = { ...emptyOrder(), ...draft.read()?.values }
    const wasFound = isWorthKeeping(typed)
    return { initial: valuesFrom(wasFound ? typed : emptyOrder(), wasFound, carriedOverFrom(search)), wasFound }
  })
  const [hadDraft, setHadDraft] = useState(wasFound)
  const carries = useRef(carriedOverFrom(search) !== null)
  const form = useForm<NewOrderValues>({ mode: 'onTouched', defaultValues: initial, resolver })
  const { watch, reset } = form
  const { keep, forget } = draft
  useEffect(() => {
    const subscription = watch(() => {
      const values = form.getValues()
      if (isWorthKeeping(values)) keep(draftOf(values))
      else forget()
    })
    return () => subscription.unsubscribe()
  }, [form, watch, keep, forget])

  // Kept with the draft and taken from the address, so that a reload does not carry it over once more.
  useEffect(() => {
    if (!carries.current) return
    carries.current = false
    keep(draftOf(initial))
    setSearch({ ...(client && { client: client.id }), new: '1' }, { replace: true })
  }, [initial, client, keep, setSearch])

  const startAgain = () => {
    forget()
    reset(emptyOrder())
    setHadDraft(false)
  }
  return { form, hadDraft, forgetDraft: forget, startAgain, expectChecks }
}

/** What a quote carries over is packages beside those that were typed before: nothing typed is lost. */
function valuesFrom(typed: NewOrderValues, hadDraft: boolean, carried: CarriedOver | null): NewOrderValues {
  const values = { ...typed, packages: typed.packages.map(withoutFiles) }
  if (!carried) return values
  const quoted = carried.packages.map(({ items, weightInGrams }) => ({
    ...emptyPackage(),
    items,
    storeWeightInGrams: weightInGrams,
  }))
  return hadDraft
    ? { ...values, packages: [...values.packages, ...quoted] }
    : { ...values, category: carried.category, packages: quoted }
}

const withoutFiles = (one: PackageValues): PackageValues => ({ ...emptyPackage(), ...one, files: emptyPackage().files })
