declare const _default: {
    forbidden: import("dependency-cruiser").IForbiddenRuleType[];
    options: {
        tsPreCompilationDeps: true;
        doNotFollow: {
            path: string;
        };
        exclude: {
            path: string;
        };
        enhancedResolveOptions: {
            exportsFields: string[];
            conditionNames: string[];
        };
    };
};
export default _default;
