import { Component, type ReactNode } from "react";
import { ErrorPage } from "@/components/layout/error-page";

type IslandBoundaryProps = { children: ReactNode };
type IslandBoundaryState = { error?: Error };

/** Shows what Next would show if the part breaks. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = {};

  static getDerivedStateFromError(error: Error): IslandBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPage error={error} retry={() => this.setState({ error: undefined })} />;
  }
}
