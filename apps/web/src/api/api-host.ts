/** `/api` of the same origin, unless the page or the build names another host. */
export function apiHost(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content
  return (import.meta.env.VITE_API_HOST ?? named ?? '/api').replace(/\/$/, '')
}
