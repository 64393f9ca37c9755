import { type ComponentType, type JSX, use } from 'react'

export type Part<Props extends object = object> = ((props: Props) => JSX.Element) & { load: () => Promise<unknown> }

/**
 * A part of the program that is loaded when it is first shown, or before by `load`. Where it was, it is there at once: React's own `lazy` shows
 * all the same that it waits, and what waits is shown for 300 ms at least.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  const start = () => {
    loading ??= load().then((component) => {
      loaded = component
      return component
    })
    return loading
  }
  function Loaded(props: Props) {
    const Shown = loaded ?? use(start())
    return <Shown {...props} />
  }
  return Object.assign(Loaded, { load: start })
}
