import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** Shown instead of children that failed. */
  otherwise?: ReactNode
  onBreak?: () => void
  children: ReactNode
}

/** An error boundary, for parts whose code may fail to load: offline, or after a new version of the site. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBreak?.()
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
