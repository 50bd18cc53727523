/** The colours of the mine, as on the boards of the web pages. */
export declare const COLOURS: {
    readonly paper: "#f8f1e0";
    readonly ink: "#2a2118";
    readonly muted: "#6a5b49";
    readonly rock: "#dccdae";
    readonly seam: "#c4b189";
    readonly dark: "#33281d";
    readonly timber: "#7a4f28";
    readonly timberEdge: "#4d3018";
    readonly gold: "#e2b13c";
    readonly goldLight: "#f7dd8f";
    readonly goldEdge: "#8f6410";
    readonly danger: "#a23b20";
    readonly steel: "#3f5a73";
    readonly steelLight: "#b9c8d4";
    readonly white: "#fffdf7";
};
